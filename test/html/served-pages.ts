import assert from "node:assert/strict";
import { after, test } from "node:test";
import { parse } from "node-html-parser";
import request from "supertest";
import { findErrorPage, type Page, pages, sites } from "#shared/pages.ts";
import { builtFrontend, startApp } from "#test/support/built-app.ts";
import { siteUrl } from "#test/support/config.ts";
import { unknownPaths } from "#test/support/paths.ts";

/** The origin of the built site, whose pages state `siteUrl`. */
export const { origin } = await startApp({ after });

/** What a request says about itself. It changes nothing: every visitor and every crawler gets the same. */
const misleadingHeaders = {
  Host: "evil.example",
  Forwarded: "host=evil.example;proto=http",
  "X-Forwarded-Host": "evil.example",
  "User-Agent": "Googlebot/2.1",
  "Accept-Language": "es-MX,es;q=0.9",
};

/** Requests a page, with a query that changes nothing. An error page is requested by the path of another. */
async function fetchPage(origin: string, page: Page, path = page.path) {
  const {
    status,
    headers,
    text: html,
  } = await request(origin).get(`${path}?q=secret`).set(misleadingHeaders);
  const document = parse(html, { comment: false });
  return { ...page, status, headers, html, document, expectedStatus: page.status, path, url: siteUrl + path };
}

/** Every page, as served. */
export const servedPages = await Promise.all(pages.map((page) => fetchPage(origin, page)));

const failOnAbout: typeof builtFrontend.createDocument = async (page, head) =>
  page.key === "about" ? assert.fail("on purpose") : builtFrontend.createDocument(page, head);
const frontend = { ...builtFrontend, createDocument: failOnAbout };
const environment = { PAGE_CACHE: "off" };

/** The origin of the same build without the page cache, where About fails. */
export const { origin: failingOrigin } = await startApp({ after }, { environment, frontend });

/** The 404 and the 500 page of each language, as served. */
export const errorPages = await Promise.all([
  ...unknownPaths.map((path) => fetchPage(origin, findErrorPage(404, path), path)),
  ...sites.map(({ paths }) => fetchPage(failingOrigin, findErrorPage(500, paths.about), paths.about)),
]);

/** Creates one test for each fact, which checks all pages. A failure names its pages. */
export function testEvery<Subject extends { path: string }>(
  subject: string,
  pages: readonly Subject[],
  checks: Readonly<Record<string, (page: Subject) => void | Promise<void>>>,
) {
  for (const [fact, check] of Object.entries(checks))
    test(`${subject} ${fact}`, async () => {
      const failures: { path: string; cause: unknown }[] = [];
      for (const page of pages) {
        try {
          await check(page);
        } catch (cause) {
          failures.push({ path: page.path, cause });
        }
      }
      const groups = [...Map.groupBy(failures, ({ cause }) => String(cause)).values()];
      const errors = groups.map((group) => {
        const paths = group.map(({ path }) => path).join(", ");
        return new Error(`failed: ${paths}`, { cause: group[0]?.cause });
      });
      if (errors.length > 0) throw new AggregateError(errors, `failed on ${failures.length} pages`);
    });
}
