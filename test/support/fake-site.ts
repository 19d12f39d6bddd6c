import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createElement, Fragment, type ReactNode, Suspense, use } from "react";
import { buildApp } from "#server/app.ts";
import type { Lifecycle } from "#server/lifecycle.ts";
import type { Files, Site } from "#server/render/site.ts";
import { pages } from "#shared/pages.ts";
import { testConfig } from "./config.ts";
import { listen } from "./listen.ts";

/** Components of what stands in the body of a page, by path. */
type Bodies = Record<string, () => ReactNode>;

export const fakeStyles = "body{color:#123}";

/** A site of few bytes whose pages need no build, and whose bodies can fail or take their time. */
export function fakeSite(bodies: Bodies = {}, files: Files | null = null): Site {
  const known = new Map(pages.map(({ path, content }) => [path, content]));
  const match = async (path: string, status: number) => ({
    status,
    source: "client/pages/Fake.tsx",
    styles: "",
    document: () =>
      createElement(
        "html",
        { lang: "en" },
        createElement("head", null, createElement("style", null, fakeStyles)),
        createElement(
          "body",
          null,
          createElement("h1", null, `${status}`),
          createElement(bodies[path] ?? Fragment),
        ),
      ),
  });
  return {
    pages,
    matchPage: (path) => match(path, known.has(path) ? 200 : 404),
    matchErrorPage: () => match("the error page", 500),
    styles: () => fakeStyles,
    inlineScripts: [],
    scripts: [],
    files,
  };
}

/** A component that throws when it is rendered. */
export function Failing({ message }: { message: string }): ReactNode {
  throw new Error(message);
}

function Late({ promise }: { promise: Promise<string> }): ReactNode {
  return createElement("p", null, use(promise));
}

/** A part of a page whose failure React would hide behind a placeholder. */
export function failingPart(message: string): ReactNode {
  return createElement(Suspense, { fallback: "later" }, createElement(Failing, { message }));
}

/** A part of a page that comes when the promise is fulfilled, or fails when it is rejected. */
export function suspended(promise: Promise<string>): ReactNode {
  return createElement(Suspense, { fallback: "later" }, createElement(Late, { promise }));
}

/** A folder such as the client's build makes it, with what must not be served among it. */
export function fakeFiles(t: Ending): Files {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  t.after(() => rmSync(root, { recursive: true }));
  for (const folder of ["assets", ".vite", ".git"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "assets/entry-abc123.js"), "export const answer = 42;\n");
  writeFileSync(join(root, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>\n");
  for (const secret of [".env", ".vite/manifest.json", ".git/config"])
    writeFileSync(join(root, secret), "secret");
  return { root, names: ["assets/entry-abc123.js", "favicon.svg"] };
}

/** A test, or with node:test's own `after` a whole file. */
interface Ending {
  after: (end: () => unknown) => void;
}

interface FakeApp {
  app: FastifyInstance;
  lifecycle: Lifecycle;
  port: number;
  origin: string;
  /** What was logged so far, parsed. */
  logged: () => { level: number; msg: string; reqId?: string; path?: string; err?: { message: string } }[];
}

/** The server from its sources with a fake site, listening on the loopback until the test ends. */
export async function startFakeApp(
  t: Ending,
  { environment = {}, site = fakeSite() }: { environment?: Record<string, string>; site?: Site } = {},
): Promise<FakeApp> {
  const lifecycle: Lifecycle = { phase: "starting" };
  const lines: string[] = [];
  const app = await buildApp(testConfig({ LOG_LEVEL: "info", ...environment }), site, lifecycle, {
    write: (line) => lines.push(line),
  });
  t.after(() => app.close());
  const logged = () => lines.map((line) => JSON.parse(line));
  return { app, lifecycle, ...(await listen(app)), logged };
}
