import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { generatedFiles } from "#shared/public-files.ts";
import {
  assertNothingSent,
  button,
  empty,
  enquiry,
  fillIn,
  ready,
  status,
  succeeds,
  traces,
  values,
  words,
} from "./contact-form.ts";
import { desktop, phone, site, visit } from "./visit.ts";

// What is true only as long as the form is a simulation. README, "Make the form really send", deletes this file.

const [{ contactPage, paths }] = contents;
const { title } = contactPage.metadata;
const hour = 3_600_000;
const stamp = (page: Page) => page.getByText(contactPage.letter.stamp.before);
const postmark = (page: Page) => page.locator("svg", { hasText: contactPage.letter.postmark });
const pageOffset = (part: Locator) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
/** Whether two elements have a common point. */
const overlap = async (one: Locator, other: Locator) => {
  const [a, b] = [(await one.boundingBox()) ?? assert.fail(), (await other.boundingBox()) ?? assert.fail()];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};
/** The final opacity, after all animations. */
const opacity = (locator: Locator) =>
  locator.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return Number(getComputedStyle(element).opacity);
  });

test("where it can be filled in, the form says that it is a preview", async (t) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit(t, paths.contactPage, { javaScriptEnabled });
    assert.equal(await page.getByText(words.note.before).isVisible(), javaScriptEnabled);
  }
});

test("the policy names no address that takes data", async () => {
  const { headers } = await fetch(site.origin + paths.contactPage);
  const sources = /connect-src ([^;]+);/.exec(headers.get("Content-Security-Policy") ?? "")?.[1]?.split(" ");
  assert.deepEqual(
    sources,
    [generatedFiles.robots, generatedFiles.llms].map((path) => site.origin + path),
  );
});

for (const viewport of [phone, desktop]) {
  test(`at ${viewport.width} px a complete enquiry is being sent, then confirmed and cleared`, async (t) => {
    const before = ({ clock }: Page) => clock.install({ time: 0 });
    const { page, problems, requests } = await visit(t, paths.contactPage, { viewport, before });
    await ready(page);
    await fillIn(page);
    await page.clock.pauseAt(hour);
    const place = await pageOffset(button(page));
    const asked = requests.length;
    await button(page).click();
    assert.equal(await button(page).textContent(), words.sending);
    assert.ok(await button(page).isDisabled());
    assert.deepEqual(await values(page), enquiry);
    await page.clock.runFor(1999);
    assert.equal(await status(page).textContent(), "");
    assert.ok(await stamp(page).isVisible());
    assert.equal(await opacity(postmark(page)), 0);
    await page.clock.runFor(1);
    await succeeds(page);
    assert.ok((await opacity(postmark(page))) > 0);
    const figure = stamp(page).getByText(contactPage.letter.stamp.figure, { exact: true });
    for (const stroke of await postmark(page).locator("circle, path:not([id])").all())
      assert.equal(await overlap(stroke, figure), false, "the postmark covers the stamp's figure");

    const region = page.locator("form [role=status]");
    assert.equal(await region.textContent(), words.success + words.note.sent);
    assert.equal(await page.getByText(words.note.before).count(), 0);
    const [answer, form] = [await region.boundingBox(), await page.locator("form").boundingBox()];
    if (viewport === phone) assert.equal(answer?.width, form?.width);
    for (const part of [stamp(page), postmark(page).locator("circle").first()])
      assert.equal(await overlap(region, part), false);

    assert.deepEqual(await values(page), empty);
    assert.equal(await button(page).textContent(), words.submit);
    assert.ok(await button(page).isEnabled());
    assert.equal(await pageOffset(button(page)), place, "the button has moved");
    assert.equal(await page.title(), title);
    assertNothingSent(page, requests, asked);
    assert.deepEqual(problems, []);
  });
}

test("even a form that is told to send is stopped by the policy", async (t) => {
  const { page, requests } = await visit(t, paths.contactPage);
  await ready(page);
  await fillIn(page);
  const before = requests.length;
  const refusal = page.waitForEvent("console", (message) => message.text().includes("form-action"));
  await page.evaluate(() => {
    const form = document.querySelector("form");
    if (!form) throw new Error("no form");
    form.setAttribute("method", "post");
    HTMLFormElement.prototype.submit.call(form);
    navigator.sendBeacon("/contact", new FormData(form));
    return fetch("/contact", { method: "POST", body: new FormData(form) }).catch(() => {});
  });
  await refusal;
  const posts = requests.slice(before).filter((request) => request.method() === "POST");
  assert.ok(posts.every((request) => request.failure()));
  assert.doesNotMatch(site.log(), traces);
});
