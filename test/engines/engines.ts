// npm run engines: a short visit in Firefox and WebKit. npm test checks everything in Chromium.
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { paths } from "#shared/paths.ts";
import { startApp } from "#test/support/app.ts";
import type { Engine } from "./engine.ts";
import { ensureEngines } from "./ensure-engines.ts";
import { botFacts } from "./facts/bot.ts";
import { carouselFacts } from "./facts/carousel.ts";
import { contactFacts } from "./facts/contact.ts";
import { everyPageFacts } from "./facts/every-page.ts";
import { headerFacts, searchFacts } from "./facts/header.ts";
import { homeFacts } from "./facts/home.ts";
import { longVersionFacts } from "./facts/long-version.ts";
import { placeFacts } from "./facts/places.ts";
import { timetableFacts } from "./facts/timetable.ts";
import { openFirstVisit } from "./first-visit.ts";
import { type Facts, Visitor } from "./visitor.ts";

const allFacts: Facts = {
  ...everyPageFacts,
  ...headerFacts,
  ...homeFacts,
  ...carouselFacts(paths.services),
  ...botFacts,
  ...timetableFacts,
  ...longVersionFacts,
  ...contactFacts,
  ...placeFacts,
};

const { startFirefox, startWebKit } = ensureEngines();
const { app } = await startApp({ after }, { environment: { SITE_URL: "http://localhost" } });

visit("Firefox", startFirefox, allFacts);
visit("WebKit", startWebKit, allFacts);
// As before version 147.
visit(
  "Firefox without anchor positioning",
  () => startFirefox({ "layout.css.anchor-positioning.enabled": false }),
  searchFacts,
);

/** Checks facts in an engine, each with an empty cache. */
function visit(name: string, start: () => Promise<Engine>, facts: Facts) {
  suite(name, () => {
    let engine: Engine;
    before(async () => {
      engine = await start();
    });
    after(() => engine.close());

    for (const [name, check] of Object.entries(facts)) {
      test(name, { timeout: 60_000 }, async (t) => {
        const { origin, problems, close } = await openFirstVisit(app);
        t.after(close);
        try {
          const tab = await engine.openTab();
          await check(new Visitor(tab, origin));
          await tab.close();
        } catch (error) {
          // A new browser for the next check: this one may have crashed.
          await engine.close().catch(() => {});
          engine = await start();
          throw error;
        }
        assert.deepEqual(problems, []);
      });
    }
  });
}
