import { connect, type Socket } from "node:net";

/** An HTTP/1.1 request as text. */
export function getRequest(target: string, ...fields: string[]): string {
  return `GET ${target} HTTP/1.1\r\n${["Host: localhost", ...fields].map((field) => `${field}\r\n`).join("")}\r\n`;
}

/** The last request on a connection. */
export const lastRequest = (target: string) => getRequest(target, "Connection: close");

/** Sends bytes unchanged on a new connection, which the server may also close with a reset. */
export function openConnection(port: number, bytes: string): Socket {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true }).on("error", () => {});
  socket.write(bytes);
  return socket;
}

/**
 * Sends bytes and reads, as latin1, until the server closes the connection or is silent for ten seconds. Returns the
 * first response, whose status is 0 if there is none.
 */
export async function sendRaw(port: number, bytes: string) {
  const socket = openConnection(port, bytes).setEncoding("latin1");
  socket.setTimeout(10_000, () => socket.destroy(new Error("the server is silent")));
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  await new Promise((closed) => socket.on("close", closed));
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string])),
    body: rest.join("\r\n\r\n"),
  };
}
