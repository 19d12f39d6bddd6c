import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Driver, Engine } from "./driver.ts";

/** Firefox without a window, controlled by its own WebDriver BiDi (w3.org/TR/webdriver-bidi). */
export const firefox: Engine = {
  name: "Firefox",
  programs: [["firefox-esr", "firefox"]],
  install: "apt-get install firefox-esr",
  start: ([program = ""]) => startFirefox(program),
};

/** Firefox as before version 147, without anchor positioning. */
export const firefoxWithoutAnchors: Engine = {
  ...firefox,
  name: "Firefox without anchor positioning",
  start: ([program = ""]) => startFirefox(program, "layout.css.anchor-positioning.enabled"),
};

async function startFirefox(program: string, ...switchedOff: string[]): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), "engines-"));
  const preferences = switchedOff.map((name) => `user_pref("${name}", false);`);
  await writeFile(join(profile, "user.js"), preferences.join("\n"));
  const firefox = spawn(program, ["--headless", "--remote-debugging-port=0", "--profile", profile], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  process.once("exit", () => firefox.kill());
  const send = await connect(await addressIn(firefox.stderr));
  await send("session.new", { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;

  return {
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send<Evaluated>("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    act: (actions) => send("input.performActions", { context, actions }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    close: async () => {
      firefox.kill();
      await once(firefox, "exit");
      await rm(profile, { recursive: true, force: true });
    },
  };
}

interface Evaluated {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (address) return `${address}/session`;
  }
  throw new Error("Firefox ended before it could be driven");
}

/** Opens the socket. Returns a function that sends a command and waits for its answer. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer: Answer = JSON.parse(data);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let id = 0;
  return <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      id++;
      waiting.set(id, ({ result, error, message }) => {
        if (error) reject(new Error(`${method}: ${error}: ${message}`));
        else resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

interface Answer {
  id: number;
  result?: unknown;
  error?: string;
  message?: string;
}
