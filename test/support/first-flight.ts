import { connect } from "node:net";

/** The bytes that TCP sends before it waits for an answer: ten segments of 1,448 bytes (RFC 6928). */
export const firstFlight = 14_480;

/** The size of a page on the wire, in bytes with headers, for a browser that accepts brotli. */
export async function transferSize(port: number, path: string): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br, gzip\r\nConnection: close\r\n\r\n`,
  );
  let size = 0;
  for await (const chunk of socket) size += chunk.length;
  return size;
}
