import { connect, type Socket } from "node:net";

/** An HTTP/1.1 request as text. */
export function getRequest(target: string, ...fields: string[]): string {
  return `GET ${target} HTTP/1.1\r\n${["Host: localhost", ...fields].map((field) => `${field}\r\n`).join("")}\r\n`;
}

/** Sends bytes unchanged on a new connection, which the server may also close with a reset. */
export function openConnection(port: number, bytes: string): Socket {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true }).on("error", () => {});
  socket.write(bytes);
  return socket;
}
