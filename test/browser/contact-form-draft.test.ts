import assert from "node:assert/strict";
import { test } from "node:test";
import type { Draft } from "#client/islands/draft.ts";
import { contactFields } from "#shared/contact-form.ts";
import { contents } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";
import { button, empty, field, fillIn, ready, succeeds, values, visitForm } from "./contact-form.ts";
import { holdFiles, visit } from "./visit.ts";

const [{ paths }] = contents;
const textFields = contactFields.filter(({ control }) => control === "input").map(({ name }) => name);
const [firstField = ""] = textFields;

test("a half-typed enquiry survives a reload and a trip to another page, until it is sent", async (t) => {
  const { page } = await visitForm(t);
  await fillIn(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await values(page), enquiry);

  await page.goto(paths.about);
  const { hold, release } = holdFiles();
  await hold(page);
  await page.goto(paths.contactPage);
  await field(page, firstField).fill("Somebody else");
  release();
  await ready(page);
  const changed = { ...enquiry, [firstField]: "Somebody else" };
  assert.deepEqual(await values(page), changed, "what was typed since stays");

  await button(page).click();
  await succeeds(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await values(page), empty);
});

test("the sentence of another page has room in the message, and goes when the message is emptied or sent", async (t) => {
  const { page } = await visit(t, paths.about);
  const message = field(page, "message");
  const draft = (change: Partial<Draft>) =>
    page.evaluate((change) => {
      const draft = { ...JSON.parse(sessionStorage.getItem("draft") ?? "{}"), ...change };
      sessionStorage.setItem("draft", JSON.stringify(draft));
      return draft as Draft;
    }, change);
  const { maxLength = 0 } = contactFields.find(({ name }) => name === "message") ?? {};
  for (const clear of [
    () => message.fill(""),
    async () => {
      await fillIn(page);
      await button(page).click();
      await succeeds(page);
    },
  ]) {
    await draft({ sentence: "x".repeat(maxLength + 1), longVersion: "A long story" });
    await page.goto(paths.contactPage);
    await ready(page);
    assert.equal(await message.inputValue(), "x".repeat(maxLength));
    await clear();
    const { values: kept, ...others } = await draft({});
    assert.deepEqual(others, { sentence: "", longVersion: "A long story" });
    assert.deepEqual(Object.values(kept).filter(Boolean), []);
  }
});

test("an address that names a service chooses it, unless the visitor has chosen", async (t) => {
  const { page, problems } = await visitForm(t);
  const { name = "", options = [] } = contactFields.find(({ options }) => options) ?? {};
  const [first = "", second = ""] = options;
  const open = async (asked: string) => {
    await page.goto(`${paths.contactPage}?service=${asked}`);
    await ready(page);
  };
  for (const unknown of ["", "gardening", "%00", "%E0%A4%A"]) {
    await open(unknown);
    assert.deepEqual(await values(page), empty, unknown);
  }
  await open(first);
  assert.deepEqual(await values(page), { ...empty, [name]: first });
  await open(second);
  assert.deepEqual(await values(page), { ...empty, [name]: second });
  await fillIn(page, { [name]: first });
  await open(second);
  assert.deepEqual(await values(page), { ...empty, [name]: first });
  assert.deepEqual(problems, []);
});

// What follows is true only as long as the form is a simulation: client/islands/contact-form/submit-contact.ts.
