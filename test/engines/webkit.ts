import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#test/support/free-port.ts";
import type { Driver, Engine } from "./driver.ts";

/** WebKitGTK's MiniBrowser on a virtual screen, controlled by WebDriver (w3.org/TR/webdriver2). */
export const webKit: Engine = {
  name: "WebKit",
  programs: [["WebKitWebDriver"], ["Xvfb"]],
  install: "apt-get install webkit2gtk-driver xvfb",
  start: ([driver = "", screen = ""]) => startWebKit(driver, screen),
};

async function startWebKit(driverProgram: string, screenProgram: string): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), "engines-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0/gtk.css"), narrowBars);

  const screen = spawn(
    screenProgram,
    ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  const driver = spawn(driverProgram, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: folder },
    stdio: "ignore",
  });
  process.once("exit", () => [driver, screen].map((child) => child.kill()));

  const send = async <Result>(method: string, path: string, body?: object) => {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  while (!(await send("GET", "/status").catch(() => false))) await sleep(50);
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", { capabilities: {} });
  const session = `/session/${sessionId}`;

  const evaluate = async (expression: string) => {
    const script = `const done = arguments[0]; (${expression}).then(done, (error) => done({ thrown: String(error) }))`;
    const value = await send<string | { thrown: string }>("POST", `${session}/execute/async`, {
      script,
      args: [],
    });
    if (typeof value !== "string") throw new Error(value.thrown);
    return value;
  };

  return {
    open: (url) => send("POST", `${session}/url`, { url }),
    evaluate,
    act: (actions) => send("POST", `${session}/actions`, { actions }),
    resize: async (width, height) => {
      await send("POST", `${session}/window/rect`, { width, height });
      while ((await evaluate("Promise.resolve(String(innerWidth))")) !== String(width)) await sleep(50);
    },
    close: async () => {
      await send("DELETE", session);
      for (const child of [driver, screen]) {
        child.kill();
        await once(child, "exit");
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Shrinks the window's bars. At their normal size, the window could not be as narrow as a phone. */
const narrowBars = `window > box > *:not(notebook), button, entry, headerbar, toolbar, progress, trough {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
}`;
