import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";
import { dist } from "#test/support/built.ts";
import { freePort } from "#test/support/free-port.ts";
import { ensureHaproxy, haproxyFile, startHaproxy } from "#test/support/haproxy.ts";
import { buildNextRelease } from "#test/support/next-release.ts";
import { startSite } from "#test/support/site.ts";
import { holdFiles, type Visit, visit } from "./visit.ts";

const haproxy = ensureHaproxy();
const next = buildNextRelease();

const allScripts = /\/assets\/[^/]+\.js$/;
const filesOf = (build: string) =>
  readdirSync(join(build, "client/assets")).filter((name) => !/\.(br|gz)$/.test(name));
const entryOf = (build: string) => filesOf(build).find((name) => /^entry-client.*\.js$/.test(name)) ?? "";
const replaced = filesOf(dist).filter((name) => !filesOf(next).includes(name));
const added = filesOf(next).filter((name) => !filesOf(dist).includes(name));

/** Starts two replicas, each of one build, behind production's HAProxy. */
async function startReplicas(t: TestContext, builds: readonly string[]) {
  const front = await freePort();
  const origin = `http://localhost:${front}`;
  const start = (build: string, port?: number) =>
    startSite({ SITE_URL: origin, ...(port && { PORT: String(port) }) }, [join(build, "server/main.js")]);
  const replicas = await Promise.all(builds.map((build) => start(build)));
  const balancer = await startHaproxy(haproxy, { front, replicas: replicas.map(({ port }) => port) });
  t.after(() => Promise.all([balancer.stop(), ...replicas.map((replica) => replica.stop())]));

  /** Replaces one replica, and waits until HAProxy uses the new one. */
  const replace = async (index: number, build: string) => {
    const port = replicas[index]?.port;
    await replicas[index]?.stop();
    replicas[index] = await start(build, port);
    while (!(await (await fetch(origin)).text()).includes(entryOf(build))) await sleep(200);
  };
  return { origin, replicas, replace };
}

/** Uses the contact form: only its script checks the fields in the page. */
async function useForm(page: Page) {
  await page.locator("form[data-ready]").waitFor();
  await page.locator("form button").click();
  await page.getByRole("alert").waitFor();
}

async function useCarousel(page: Page) {
  await page.locator("[data-carousel-track]").scrollIntoViewIfNeeded();
  await page.locator("[data-carousel-controls]:not([hidden])").waitFor();
}

const namesEntry = async ({ page }: Visit, build: string) =>
  (await page.content()).includes(`/assets/${entryOf(build)}`);

test("production's HAProxy file is valid", () => {
  const { status, stderr } = spawnSync(haproxy, ["-c", "-dW", "-q", "-f", haproxyFile], {
    env: { LISTEN: ":8080", SITE_ONE: "127.0.0.1:3001", SITE_TWO: "127.0.0.1:3002" },
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);
});

test("while one replica is old and the other one new, both have each other's files for the visitor", async (t) => {
  const { origin, replicas } = await startReplicas(t, [dist, next]);
  assert.ok(replaced.length > 2 && added.length > 2);
  const missing = await fetch(`${replicas[0]?.origin}/assets/${added[0]}`);
  assert.equal(missing.status, 404, "the old replica alone lacks it");
  for (const name of [...replaced, ...added])
    for (let turn = 0; turn < 4; turn++) {
      const { status } = await fetch(`${origin}/assets/${name}`);
      assert.equal(status, 200, name);
    }
});

test("while one replica is old and the other one new, every page comes to life", async (t) => {
  const { origin } = await startReplicas(t, [dist, next]);
  for (const build of [dist, next, dist, next]) {
    // HAProxy takes the replicas in turn: the page comes from the one that has not answered last.
    while ((await (await fetch(origin)).text()).includes(entryOf(build)));
    const visited = await visit(t, "/contact", { baseURL: origin });
    assert.ok(await namesEntry(visited, build));
    await useForm(visited.page);
    assert.deepEqual(visited.problems, []);
  }
});

test("an old page whose scripts are first asked for after the deployment comes to life", async (t) => {
  const { origin, replace } = await startReplicas(t, [dist, dist]);
  const { hold, release } = holdFiles(allScripts);
  const form = await visit(t, "/contact", { baseURL: origin, before: hold, until: "commit" });
  const carousel = await visit(t, "/", { baseURL: origin });
  await replace(0, next);
  await replace(1, next);

  release();
  await useForm(form.page);
  await useCarousel(carousel.page);
  for (const visited of [form, carousel]) {
    assert.ok(await namesEntry(visited, dist), "it is still the old page");
    assert.deepEqual(visited.problems, []);
  }
});
