import { connect } from "node:net";

/** An HTTP/1.1 request as text. */
export function getRequest(target: string, ...fields: string[]): string {
  return `GET ${target} HTTP/1.1\r\n${["Host: localhost", ...fields].map((field) => `${field}\r\n`).join("")}\r\n`;
}

/** The server's bytes on one connection. */
interface RawAnswer {
  /** The status of the first response; 0 without a response. */
  status: number;
  /** The headers of the first response. */
  headers: Headers;
  body: string;
  /** All bytes, decoded as latin1. */
  text: string;
  closed: boolean;
}

/** The last request on a connection. */
export const lastRequest = (target: string) => getRequest(target, "Connection: close");

/** Sends bytes unchanged on a new connection. Reads until the server closes it or is silent for ten seconds. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true, timeout: 10_000 });
    let text = "";
    const finish = (closed: boolean) => {
      socket.destroy();
      resolve({ ...parseAnswer(text), text, closed });
    };
    socket.on("connect", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    // A server may also close a connection with a reset.
    socket.on("error", () => {});
    socket.on("timeout", () => finish(false));
    socket.on("end", () => finish(true));
    socket.on("close", () => finish(true));
  });
}

function parseAnswer(text: string): Pick<RawAnswer, "status" | "headers" | "body"> {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string])),
    body: rest.join("\r\n\r\n"),
  };
}
