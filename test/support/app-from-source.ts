import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement, Fragment, type ReactNode, Suspense, use } from "react";
import { buildApp } from "#server/app.ts";
import type { Frontend } from "#server/frontend.ts";
import { testConfig } from "./config.ts";
import { type AppOptions, type Cleanup, serve } from "./serve.ts";

/** The body of each page, by path. */
type Bodies = Record<string, () => ReactNode>;

export const fakeStyles = "body{color:#123}";
export const fakeScript = "void 0";

/** A site with tiny pages that need no build. Their bodies can fail or wait. */
export function fakeFrontend(bodies: Bodies = {}, staticRoot: string | null = null): Frontend {
  return {
    createDocument: async ({ path }) => ({
      document: createElement(
        "html",
        { lang: "en" },
        createElement("head", null, createElement("style", null, fakeStyles)),
        createElement("body", null, createElement("h1", null, path), createElement(bodies[path] ?? Fragment)),
      ),
      inlineScripts: [fakeScript],
    }),
    styles: () => fakeStyles,
    scripts: [],
    staticRoot,
  };
}

/** A body that throws when rendered. */
export function throwingBody(): ReactNode {
  throw new Error("the secret cause");
}

/** A body that shows a placeholder until the promise resolves, and fails if it is rejected. */
export function suspendedBody(promise: Promise<string>): () => ReactNode {
  const Late = () => createElement("p", null, use(promise));
  return () => createElement(Suspense, { fallback: "placeholder" }, createElement(Late));
}

export const asset = "/assets/entry-abc123.js";

/** Creates a folder like the client's build. It also contains files that must not be served. */
export function fakeFiles(t: Cleanup): string {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  t.after(() => rmSync(root, { recursive: true }));
  for (const folder of ["assets", ".vite"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, asset), "export const answer = 42;\n");
  for (const name of ["favicon.svg", "logo.png"]) writeFileSync(join(root, name), "picture");
  for (const secret of [".env", ".vite/manifest.json", "assets/.env", "favicon.svg.br"])
    writeFileSync(join(root, secret), "secret");
  return root;
}

type LogLine = { [other: string]: unknown; level: number; msg: string; ms?: number; err?: Error } & {
  [name in "reqId" | "path" | "address"]?: string;
};

/** What a client or a proxy says about the visitor. No log may have it. */
export const personal = {
  "X-Forwarded-For": "personal",
  "X-Real-IP": "personal",
  Forwarded: "for=personal",
  "User-Agent": "personal",
  Referer: "personal",
  Cookie: "personal",
};

/** Starts the server from source with a fake site. It listens on the loopback interface until the test ends. */
export async function startAppFromSource(t: Cleanup, options: AppOptions = {}) {
  const { environment = {}, frontend = fakeFrontend() } = options;
  const lines: string[] = [];
  const config = testConfig({ LOG_LEVEL: "info", ...environment });
  const stream = { write: (line: string) => void lines.push(line) };
  const app = await buildApp(config, frontend, { level: config.LOG_LEVEL, stream });
  const logged = (): LogLine[] => {
    const personal = lines.filter((line) => /"remoteAddress"|"url":|personal/.test(line));
    assert.deepEqual(personal, [], "a query or an IP address");
    return lines.map((line) => JSON.parse(line));
  };
  /** The warnings and errors. */
  const problems = () => logged().filter(({ level }) => level >= 40);
  return { ...(await serve(t, app)), logged, problems };
}
