import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, By, Key } from "selenium-webdriver";
import { Command, Name } from "selenium-webdriver/lib/command.js";
import { freePort } from "#test/support/free-port.ts";
import type { Engine, Tab } from "./engine.ts";

/** Starts WebKitGTK's MiniBrowser on a virtual screen. Selenium controls it by WebDriver. */
export async function startWebKitGtk(driverProgram: string, screenProgram: string): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), "engines-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0/gtk.css"), narrowBars);
  const options = ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"];
  const screen = spawn(screenProgram, options, { stdio: ["ignore", "pipe", "ignore"] });
  const [display] = await once(screen.stdout, "data");

  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: folder };
  const service = spawn(driverProgram, [`--port=${port}`], { env, stdio: "ignore" });
  process.once("exit", () => [service, screen].map((child) => child.kill()));
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${server}/status`).catch(() => false))) await sleep(50);
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: "MiniBrowser" })
    .build();

  const tab: Tab = {
    open: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (css) => driver.findElement(By.css(css)).click(),
    async tap(css) {
      const element = await driver.findElement(By.css(css));
      const finger = {
        id: "finger",
        type: "pointer",
        parameters: { pointerType: "touch" },
        actions: [
          { type: "pointerMove", origin: element, x: 0, y: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      };
      await driver.execute(new Command(Name.ACTIONS).setParameter("actions", [finger]));
    },
    press: (key) => tab.type(keys[key]),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      await driver.wait(async () => (await tab.evaluate("innerWidth")) === width, 5000);
    },
    // The browser has a single window, which the next tab uses again.
    close: async () => {},
  };
  return {
    openTab: async () => tab,
    async close() {
      await driver.quit().catch(() => {});
      for (const child of [service, screen]) {
        child.kill();
        await once(child, "exit");
      }
      await rm(folder, { recursive: true });
    },
  };
}

const keys = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Shrinks the window's bars. At their normal size, the window could not be as narrow as a phone. */
const narrowBars = `window > box > *:not(notebook), button, entry, headerbar, toolbar, progress, trough {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
}`;
