import assert from "node:assert/strict";
import { createServer } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { after, type TestContext, test } from "node:test";
import { contents } from "#shared/pages.ts";
import { runNode } from "#test/support/build-copy.ts";
import { freePort } from "#test/support/free-port.ts";
import { openSendingProject } from "#test/support/sending-project.ts";
import { startSite } from "#test/support/site.ts";
import {
  button,
  empty,
  enquiry,
  field,
  fillIn,
  messagesOf,
  ready,
  status,
  succeeds,
  summary,
  traces,
  values,
  words,
} from "./contact-form.ts";
import { focused, type VisitOptions, visit } from "./visit.ts";

const [{ paths }] = contents;
const project = openSendingProject();
const main = join(project, "dist/server/main.js");
const typescript = "node_modules/typescript/bin/tsc";

/** The company's service behind the form. */
const taken: unknown[] = [];
let answer = 200;
const service = createServer(async (request, response) => {
  taken.push(await json(request));
  response.writeHead(answer).end();
});
const servicePort = await freePort();
service.listen(servicePort, "127.0.0.1");
after(() => service.close());

const variables = {
  LOG_LEVEL: "trace",
  CONTACT_WEBHOOK: `http://127.0.0.1:${servicePort}/enquiries`,
  TRUST_PROXY: "127.0.0.1",
};
const site = await startSite(variables, [main]);
after(site.stop);

/** The header by which a proxy names a client. Each call names another one. */
let clients = 0;
const newClient = () => ({ "X-Forwarded-For": `203.0.113.${++clients}` });

const post = (body: BodyInit | null, headers: Record<string, string> = {}, { origin } = site) =>
  fetch(origin + paths.contactPage, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...newClient(), ...headers },
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });

/** Opens the form as a new client, with everything filled in. */
async function visitFilledForm(t: TestContext, options: VisitOptions & { origin?: string } = {}) {
  const { origin = site.origin, ...others } = options;
  const visited = await visit(t, origin + paths.contactPage, { extraHTTPHeaders: newClient(), ...others });
  await ready(visited.page);
  await fillIn(visited.page);
  return visited;
}

test("with a form that really sends, types and lint find nothing", () => {
  for (const [tool = "", ...args] of [
    [typescript, "--incremental", "false"],
    ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
  ]) {
    const { status, stdout, stderr } = runNode(project, tool, ...args);
    assert.equal(status, 0, stdout + stderr);
  }
});

test("an enquiry arrives, whichever of its names the site is opened by", async (t) => {
  for (const origin of [site.origin, `http://127.0.0.1:${site.port}`]) {
    const { page, problems } = await visitFilledForm(t, { origin });
    await field(page, "subject").fill(` ${enquiry.subject} `);
    await button(page).click();
    await succeeds(page);
    assert.deepEqual(taken.splice(0), [enquiry]);
    assert.deepEqual(await values(page), empty);
    assert.deepEqual(problems, []);
  }
});

test("what only the server finds wrong is shown beside its field", async (t) => {
  const mistaken = { ...enquiry, email: "zyxa@", message: "Typed" };
  const errors = messagesOf(mistaken);
  const { page } = await visitFilledForm(t, {
    // As from a page of an older build, whose rules were others.
    before: (page) =>
      page.route(`**${paths.contactPage}`, (route) =>
        route.request().method() === "POST"
          ? route.continue({ postData: JSON.stringify(mistaken) })
          : route.continue(),
      ),
  });
  await button(page).click();
  await summary(page).waitFor();
  assert.deepEqual(await summary(page).getByRole("link").allInnerTexts(), Object.values(errors));
  assert.ok((await focused(page))?.startsWith(words.errorSummary));
  for (const [name, message] of Object.entries(errors))
    assert.equal(await page.locator(`#contact-${name}-error`).textContent(), message);
  assert.deepEqual(await values(page), enquiry);
  assert.deepEqual(taken, []);
});

test("a body that is no enquiry is refused, and passed on to nobody", async () => {
  const large = JSON.stringify({ ...enquiry, message: "a".repeat(2_000_000) });
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const bodies: [BodyInit | null, number, Record<string, string>?][] = [
    ['{"name":1}', 400],
    ['{"name":null}', 400],
    ['{"name":{"trim":1}}', 400],
    ['{"__proto__":{"name":"Ada"}}', 400],
    ["null", 400],
    ["[]", 400],
    ['"text"', 400],
    ["{", 400],
    ["", 400],
    [JSON.stringify(enquiry), 400, { "Content-Type": "text/plain" }],
    [new URLSearchParams(enquiry), 415, form],
    [large, 413],
    [new Blob([large]).stream(), 413],
    ["{}", 422],
    ['{"toString":"Ada"}', 422],
  ];
  for (const [body, status, headers] of bodies) {
    const response = await post(body, headers);
    assert.equal(response.status, status, typeof body === "string" ? body.slice(0, 40) : `${body}`);
    await response.text();
  }
  assert.deepEqual(taken, []);
});

test("who tries too often is told to wait, and keeps what was typed", async (t) => {
  const client = newClient();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++) statuses.push((await post("{}", client)).status);
  assert.deepEqual(statuses, [...Array(10).fill(422), 429]);

  const pretending = await post("{}", { "X-Forwarded-For": `198.51.100.1, ${client["X-Forwarded-For"]}` });
  assert.equal(pretending.status, 429);
  assert.ok(Number(pretending.headers.get("Retry-After")) > 0);
  assert.equal((await post("{}")).status, 422, "another client of the same proxy");

  const { page } = await visitFilledForm(t, { extraHTTPHeaders: client });
  await button(page).click();
  await status(page).getByText(words.failure, { exact: true }).waitFor();
  assert.deepEqual(await values(page), enquiry);
  assert.deepEqual(taken, []);
});

test("an enquiry that the service does not take has failed, and the visitor keeps it", async (t) => {
  answer = 503;
  const { page } = await visitFilledForm(t);
  await button(page).click();
  await status(page).getByText(words.failure, { exact: true }).waitFor();
  assert.deepEqual(await values(page), enquiry);
  assert.ok(site.log().includes("CONTACT_WEBHOOK answered 503"));
  answer = 200;
});

test("without its variables the server believes no client and says that enquiries will fail", async (t) => {
  const bare = await startSite({}, [main]);
  t.after(bare.stop);
  assert.ok(bare.log().includes("CONTACT_WEBHOOK is not set"));
  assert.equal((await post(JSON.stringify(enquiry), {}, bare)).status, 500);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 10; attempt++) statuses.push((await post("{}", {}, bare)).status);
  assert.deepEqual(statuses, [...Array(9).fill(422), 429]);
});

test("the log has nothing that a visitor typed", () => {
  assert.ok(site.log().includes(`"method":"POST","path":"${paths.contactPage}","status":204`));
  assert.ok(!traces.test(site.log()));
});

test("the contact page can be read and posted to, and says so to other methods", async () => {
  for (const method of ["PUT", "OPTIONS"]) {
    const { headers } = await fetch(site.origin + paths.contactPage, { method });
    assert.deepEqual(headers.get("Allow")?.split(", ").sort(), ["GET", "HEAD", "OPTIONS", "POST"], method);
  }
});
