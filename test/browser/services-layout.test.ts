import assert from "node:assert/strict";
import { suite, test } from "node:test";
import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { layOutAll } from "./lay-out-all.ts";
import { visit } from "./visit.ts";

const large = { width: 1440, height: 900 };

const boxOf = async (page: Page, css: string) => {
  const box = await page.locator(css).boundingBox();
  assert.ok(box, css);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

suite("services on a large window", { concurrency: 3 }, () => {
  for (const { language, paths, mainServices, servicesPage } of contents) {
    if (servicesPage.conversation?.bot)
      test(`its text stays in view beside the conversation, down to the field, in ${language.name}`, async (t) => {
        for (const height of [720, 900]) {
          const { page } = await visit(t, paths.servicesPage, { viewport: { width: 1440, height } });
          await page.locator("#question").evaluate((field) => field.scrollIntoView({ block: "end" }));
          const { bottom } = await boxOf(page, "header");
          const heading = await boxOf(page, "h1");
          const action = await boxOf(page, `main a[href="${paths.about}"]`);
          assert.ok(heading.y >= bottom, `the heading is at ${heading.y} px in a window of ${height} px`);
          assert.ok(action.bottom <= height, `the button ends at ${action.bottom} px`);
        }
      });

    test(`both highlights are whole, and as wide as the page, in ${language.name}`, async (t) => {
      const { page } = await visit(t, paths.servicesPage, { viewport: large });
      await layOutAll(page);
      const first = await boxOf(page, "[data-carousel-slide]:first-child");
      const last = await boxOf(page, "[data-carousel-slide]:last-child");
      const footer = await boxOf(page, "footer ul >> nth=0");
      assert.ok(Math.abs(first.x - footer.x) < 1, `${first.x} and ${footer.x} px`);
      assert.ok(Math.abs(last.right - footer.right) < 1, `${last.right} and ${footer.right} px`);
    });

    test(`the title of every service is as far below its line as the others', in ${language.name}`, async (t) => {
      const { page } = await visit(t, paths.servicesPage, { viewport: large });
      await layOutAll(page);
      const distances = await Promise.all(
        mainServices.map(async ({ id }) => {
          const title = await boxOf(page, `#${id} h3`);
          return title.y - (await boxOf(page, `#${id}`)).y;
        }),
      );
      assert.equal(new Set(distances.map(Math.round)).size, 1, distances.join());
    });
  }
});
