import { connect } from "node:net";

/** What TCP sends before it waits for an answer: ten segments of 1,448 bytes (RFC 6928). */
export const firstFlight = 14_480;

/** The bytes that a page takes on the wire, headers included, for a browser that reads brotli. */
export async function transferSize(port: number, path: string): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br, gzip\r\nConnection: close\r\n\r\n`,
  );
  let size = 0;
  for await (const chunk of socket) size += chunk.length;
  return size;
}
