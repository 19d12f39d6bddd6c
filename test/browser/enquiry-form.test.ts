import assert from "node:assert/strict";
import { after, test } from "node:test";
import wyw from "@wyw-in-js/vite";
import { build, type Rolldown } from "vite";
import { compileContactSchema } from "#server/build/compile-contact-schema.ts";
import { contactPage } from "#shared/content/contact-page.ts";
import { openBrowser } from "#test/support/browser.ts";

// The form that ships cannot fail. This page holds the same form with another submit, so that its failing path is real.
const { output } = (await build({
  configFile: false,
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [compileContactSchema(), wyw({ include: "client/**/*.{ts,tsx}" })],
  build: { write: false, rolldownOptions: { input: "test/browser/fixtures/enquiry.tsx" } },
})) as Rolldown.RolldownOutput;

const browser = await openBrowser();
after(() => browser.close());

const words = contactPage.form;
const html = `<!doctype html><title>Enquiry</title>
  <div id="form"></div>
  <div id="broken"><label>Name <input></label></div>
  <script type="module" src="/enquiry.js"></script>`;

async function openForm(deliver: () => Promise<void>) {
  const page = await browser.newPage();
  await page.route("**/*", (route) =>
    route.request().url().endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body: output[0].code })
      : route.fulfill({ contentType: "text/html", body: html }),
  );
  await page.exposeFunction("deliver", deliver);
  await page.goto("http://enquiry.example/");
  const enquiry = {
    name: "Ada",
    email: "ada@example.com",
    subject: "Hello",
    message: "A message that is long enough",
  };
  for (const [name, value] of Object.entries(enquiry)) await page.fill(`[name=${name}]`, value);
  await page.selectOption("[name=service]", "Other");
  const values = () =>
    page
      .locator("form")
      .evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([, value]) => value).filter(Boolean));
  return { page, values, typed: [enquiry.name, enquiry.email, "Other", enquiry.subject, enquiry.message] };
}

test("an enquiry that cannot be sent says so and keeps everything that was typed", async () => {
  const { page, values, typed } = await openForm(() => Promise.reject(new Error("no connection")));
  await page.click("form button");
  const status = page.getByRole("status");
  await status.getByText(words.failure, { exact: true }).waitFor();
  assert.deepEqual(await values(), typed);
  assert.equal(await page.locator("form button").textContent(), words.submit);
  assert.ok(await page.locator("form button").isEnabled());
  assert.equal(await page.title(), "Enquiry");
  await page.close();
});

test("an enquiry that failed can be sent again", async () => {
  let attempts = 0;
  const { page, values } = await openForm(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("no connection");
  });
  await page.click("form button");
  await page.getByText(words.failure).waitFor();
  await page.click("form button");
  await page.getByText(words.success).waitFor();
  assert.equal(await page.getByText(words.failure).count(), 0);
  assert.deepEqual(await values(), []);
  assert.equal(attempts, 2);
  await page.close();
});

test("what is typed while an enquiry is on its way is no part of it, and stays", async () => {
  const delivered = Promise.withResolvers<void>();
  const { page, values } = await openForm(() => delivered.promise);
  await page.click("form button");
  await page.fill("[name=message]", "One more thing");
  delivered.resolve();
  await page.getByRole("status").getByText(words.success, { exact: true }).waitFor();
  assert.deepEqual(await values(), ["One more thing"]);
  await page.reload();
  await page.locator("form[data-ready]").waitFor();
  assert.deepEqual(await values(), ["One more thing"]);
});

test("an enquiry with mistakes is not sent", async () => {
  let attempts = 0;
  const { page } = await openForm(async () => {
    attempts += 1;
  });
  await page.fill("[name=message]", "short");
  await page.click("form button");
  await page.getByRole("alert").waitFor();
  assert.equal(attempts, 0);
  await page.close();
});

test("a component that breaks gives the server's HTML back", async () => {
  const { page } = await openForm(async () => {});
  await page.locator("#broken[data-island-failed]").waitFor();
  assert.equal((await page.locator("#broken label").textContent())?.trim(), "Name");
  await page.close();
});
