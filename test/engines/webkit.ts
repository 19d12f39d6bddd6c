import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, type WebElement } from "selenium-webdriver";
import { freePort } from "#test/support/free-port.ts";
import type { Tab } from "./firefox.ts";

/** Shrinks the window's toolbars. At their normal size, the window could not be as narrow as a phone. */
const narrowBars =
  "window > box > *:not(notebook), button, entry, headerbar, toolbar, progress, trough { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }";

/** Starts WebKitGTK's MiniBrowser on a virtual display. Selenium controls it through WebDriver. */
export async function startWebKit(): Promise<Tab> {
  const options = ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"];
  const screen = spawn("Xvfb", options, { stdio: ["ignore", "pipe", "ignore"] });
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), narrowBars);
  const DISPLAY = `:${String(display).trim()}`;
  const env = { ...process.env, DISPLAY, XDG_CONFIG_HOME: folder };
  const service = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const end = () => {
    for (const child of [service, screen]) child.kill();
    rmSync(folder, { recursive: true });
  };
  process.once("SIGTERM", () => {
    end();
    process.exit(143);
  });
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${server}/status`).catch(() => false))) await sleep(50);
  const args = ["--automation"];
  const capabilities = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } };
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  return {
    async open(url, width) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
      await driver.get(url);
    },
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: async (expression) => (await driver.executeScript<WebElement>(`return ${expression}`)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async close() {
      await driver.quit();
      end();
    },
  };
}
