// npm run engines: a short visit in other browsers. npm test checks everything in Chromium.
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { startSite } from "#test/support/site.ts";
import { type Driver, findPrograms } from "./driver.ts";
import { firefox, firefoxWithoutAnchors } from "./firefox.ts";
import { openFirstVisit } from "./first-visit.ts";
import { pageFacts } from "./page-facts.ts";
import { Visitor } from "./visitor.ts";
import { searchFact, walkFacts } from "./walk-facts.ts";
import { webKit } from "./webkit.ts";

const tour = [...pageFacts, ...walkFacts, searchFact];
const tours = [
  { engine: firefox, facts: tour },
  { engine: webKit, facts: tour },
  { engine: firefoxWithoutAnchors, facts: [searchFact] },
];

const site = await startSite();
after(() => site.stop());

for (const { engine, facts } of tours) {
  const programs = findPrograms(engine);
  const isMissing = programs.length < engine.programs.length;

  suite(engine.name, { skip: isMissing && `not on this machine. To get it: ${engine.install}` }, () => {
    let driver: Driver;
    before(async () => {
      driver = await engine.start(programs);
    });
    after(() => driver.close());

    for (const { name, check } of facts) {
      test(name, async (t) => {
        const visit = await openFirstVisit(site.origin);
        t.after(visit.close);
        try {
          await check(new Visitor(driver, visit));
        } catch (error) {
          // A new browser for the next check: this one may have crashed.
          await driver.close().catch(() => {});
          driver = await engine.start(programs);
          throw error;
        }
        assert.deepEqual(visit.problems, []);
      });
    }
  });
}

test("this machine has Firefox or WebKit", () => {
  assert.ok(tours.some(({ engine }) => findPrograms(engine).length === engine.programs.length));
});
