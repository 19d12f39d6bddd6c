import { mkdir } from "node:fs/promises";
import { test } from "node:test";
import { states } from "#test/browser/states.ts";
import { visit } from "#test/browser/visit.ts";
import { everyPath } from "#test/support/every-path.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";

// Every page and every state at every width and in both schemes, into .shots/: for a designer's eye. npm run shots

const folder = ".shots";
await mkdir(folder, { recursive: true });

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [375, 768, 1440]) {
    const options = {
      colorScheme,
      reducedMotion: "reduce" as const,
      viewport: { width, height: width < 700 ? 812 : 900 },
    };
    for (const path of everyPath) {
      const name = `${path.slice(1) || "home"}-${width}-${colorScheme}`;
      test(name, async (t) => {
        const { page } = await visit(t, path, options);
        await scrollToEnd(page);
        await page.evaluate(() => scrollTo(0, 0));
        await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
      });
    }
    for (const state of states.filter(({ only = () => true }) => only(width))) {
      const name = `state-${state.name.replaceAll(" ", "-")}-${width}-${colorScheme}`;
      test(name, async (t) => {
        const { page } = await visit(t, state.path, { ...state.options, ...options });
        await state.enter(page);
        await page.screenshot({ path: `${folder}/${name}.png` });
      });
    }
  }
}
