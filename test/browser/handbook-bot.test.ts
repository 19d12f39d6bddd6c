import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { visit } from "./support/visit.ts";

const [{ paths, servicesPage }] = sites;
const { conversations } = servicesPage.handbookBot;

test("the bot's questions are chosen by arrow keys without script, one answer shows at a time, and all print", async (t) => {
  const { page } = await visit(t, paths.servicesPage, { javaScriptEnabled: false });
  const answersShown = async () => {
    const visible = conversations.map(({ answer }) => page.getByText(answer, { exact: true }).isVisible());
    return (await Promise.all(visible)).map(Boolean);
  };
  await page.getByRole("radio").first().focus();
  for (const [index] of conversations.entries()) {
    if (index > 0) await page.keyboard.press("ArrowDown");
    assert.deepEqual(
      await answersShown(),
      conversations.map((_, other) => other === index),
    );
  }
  await page.emulateMedia({ media: "print" });
  assert.ok((await answersShown()).every(Boolean));
});
