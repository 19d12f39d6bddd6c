import assert from "node:assert/strict";
import { test } from "node:test";
import { contactFields } from "#shared/contact-form.ts";
import { sites } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";
import {
  button,
  empty,
  field,
  fillIn,
  firstField,
  ready,
  succeeds,
  values,
  visitForm,
} from "./support/contact-form.ts";
import { holdFiles } from "./support/visit.ts";

const [original, ...others] = sites;
const { paths } = original;

test("a half-typed enquiry survives a reload and a trip to another page, until it is sent", async (t) => {
  const { page } = await visitForm(t);
  await fillIn(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await values(page), enquiry);

  await page.goto(paths.about);
  const { hold, release } = holdFiles();
  await hold(page);
  await page.goto(paths.contact);
  await field(page, firstField).fill("Somebody else");
  release();
  await ready(page);
  const changed = { ...enquiry, [firstField]: "Somebody else" };
  assert.deepEqual(await values(page), changed, "what was typed since stays");

  const again = holdFiles();
  await again.hold(page);
  await page.reload({ waitUntil: "commit" });
  await field(page, "message").press("ControlOrMeta+End");
  await page.keyboard.type(" Thanks!");
  again.release();
  await ready(page);
  const { message = "", ...rest } = await values(page);
  assert.deepEqual({ ...rest, message: message.slice(0, enquiry["message"]?.length) }, changed);
  assert.match(message, / Thanks!$/, "also what was typed after a reload");

  await button(page).click();
  await succeeds(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await values(page), empty);
});

test("a link for a service selects it, and it stays until the visitor changes it", async (t) => {
  const { page, problems } = await visitForm(t);
  const { name = "", options = [] } = contactFields.find(({ options }) => options) ?? {};
  const [{ id, contactService: first } = assert.fail("no service")] = original.services;
  const second = options.find((option) => option !== first) ?? "";
  const chosen = () => field(page, name).inputValue();
  const ask = async (service: string) => {
    await page.goto(`${paths.contact}?service=${service}`);
    await ready(page);
  };
  await page.goto(paths.servicesPage);
  await page.locator(`#${id} a`).click();
  await ready(page);
  for (const unknown of ["gardening", "%E0%A4%A"]) {
    await ask(unknown);
    assert.equal(await chosen(), first, unknown);
  }
  await ask(second);
  assert.equal(await chosen(), second, "whatever was chosen before");
  for (const content of others.length > 0 ? [...others, original] : []) {
    await page.locator(`footer a[hreflang=${content.language.tag}]`).click();
    await page.waitForURL(`**${content.paths.contact}`);
    await ready(page);
    assert.equal(await chosen(), second, content.language.tag);
  }
  await ask(first);
  await fillIn(page, { [name]: second });
  await page.reload();
  await ready(page);
  assert.equal(await chosen(), second, "the visitor changed it");
  await page.goto(paths.home);
  await page.goBack();
  await ready(page);
  assert.equal(await chosen(), second, "also after Back");
  assert.deepEqual(problems, []);
});
