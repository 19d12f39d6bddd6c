import { connect } from "node:net";

/** An HTTP/1.1 request as text. */
export function getRequest(target: string, ...fields: string[]): string {
  return `GET ${target} HTTP/1.1\r\n${["Host: localhost", ...fields].map((field) => `${field}\r\n`).join("")}\r\n`;
}

/** The server's bytes on one connection. */
export interface RawAnswer {
  /** The status of the first answer; 0 without an answer. */
  status: number;
  /** The headers of the first answer, with names in lower case. */
  headers: Map<string, string>;
  body: string;
  /** All bytes, decoded as latin1. */
  text: string;
  closed: boolean;
}

/**
 * Sends bytes unchanged on a new connection. Reads until the server closes the connection, has sent a whole
 * answer without `Connection: close`, sends nothing for `silence` ms, or `ms` have passed.
 */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  { ms = 2000, silence = 40 } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let text = "";
    let closed = false;
    let silent: NodeJS.Timeout | undefined;
    const finish = () => {
      clearTimeout(silent);
      clearTimeout(late);
      socket.destroy();
      resolve({ ...parseAnswer(text), text, closed });
    };
    const late = setTimeout(finish, ms);
    socket.on("connect", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      clearTimeout(silent);
      if (isWhole(text)) finish();
      else silent = setTimeout(finish, silence);
    });
    // A server may also close a connection by a reset.
    socket.on("error", () => {});
    socket.on("end", () => {
      closed = true;
      finish();
    });
    socket.on("close", () => {
      closed = true;
      finish();
    });
  });
}

function isWhole(text: string): boolean {
  const { headers, body } = parseAnswer(text);
  const length = headers.get("content-length");
  return headers.get("connection") !== "close" && length !== undefined && body.length >= Number(length);
}

function parseAnswer(text: string): Pick<RawAnswer, "status" | "headers" | "body"> {
  const end = text.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = text.slice(0, Math.max(end, 0)).split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers,
    body: text.slice(end + 4),
  };
}
