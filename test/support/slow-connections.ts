import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How connections fared whose requests never come to their end. */
export interface SlowOutcome {
  /** Until the server had closed the last one, in milliseconds; Infinity when it never did. */
  freedAfterMs: number;
  /** How often each first line was the answer; an empty one for none. */
  answers: Map<string, number>;
}

/**
 * Opens connections at once that send a byte of their headers, or of their body, now and then.
 * @param patience how long to wait for the server to close them, in milliseconds.
 */
export async function holdConnections(
  port: number,
  { count, part, patience }: { count: number; part: "headers" | "body"; patience: number },
): Promise<SlowOutcome> {
  const begin = performance.now();
  const answers = new Map<string, number>();
  const start = `GET / HTTP/1.1\r\nHost: localhost\r\n${part === "body" ? "Content-Length: 100000\r\n\r\n" : "X-Slow: "}`;
  const hold = async (): Promise<number> => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    let open = true;
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      open = false;
    });
    socket.write(start);
    while (open && performance.now() - begin < patience) {
      await sleep(50);
      if (open) socket.write("a");
    }
    socket.destroy();
    const [line = ""] = text.split("\r\n");
    answers.set(line, (answers.get(line) ?? 0) + 1);
    return open ? Number.POSITIVE_INFINITY : performance.now() - begin;
  };
  const times = await Promise.all(Array.from({ length: count }, hold));
  return { freedAfterMs: Math.max(...times), answers };
}
