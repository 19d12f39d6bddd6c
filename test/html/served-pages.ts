import { after, test } from "node:test";
import { localPath } from "#shared/languages.ts";
import { type Page, pages, sites } from "#shared/pages.ts";
import { buildOutput, startApp } from "#test/support/app.ts";
import { siteUrl } from "#test/support/config.ts";
import { getPage, type PageResponse } from "#test/support/html.ts";

/** The origin of the built site, whose pages state `siteUrl`. */
export const { origin } = await startApp({ after });

/** A page, as served. */
interface ServedPage extends Omit<Page, "status">, PageResponse {
  url: string;
}

/** Every page, as served. */
export const servedPages: readonly ServedPage[] = await Promise.all(
  pages.map(async (page) => {
    const answer = await getPage(origin, page.path);
    return { ...page, ...answer, url: siteUrl + page.path };
  }),
);

const { origin: broken } = await startApp(
  { after },
  {
    environment: { PAGE_CACHE: "off" },
    build: {
      ...buildOutput,
      createDocument: (page, head) =>
        page.key === "about"
          ? Promise.reject(new Error("broken on purpose"))
          : buildOutput.createDocument(page, head),
    },
  },
);

/** The 404 and the 500 page of each language, as served. */
export const errorPages = await Promise.all(
  sites.flatMap((site) => {
    const { language, notFound, paths, serverError } = site;
    const unknown = localPath("/no-such-page", language);
    return [
      { code: 404, path: unknown, text: notFound, answer: getPage(origin, `${unknown}?q=secret`) },
      { code: 500, path: paths.about, text: serverError, answer: getPage(broken, paths.about) },
    ].map(async ({ answer, ...page }) => ({ ...page, ...(await answer), site }));
  }),
);

/** Creates one test for each fact, which checks all pages. A failure names the pages. */
export function testEvery<Page extends { path: string }>(
  subject: string,
  pages: readonly Page[],
  checks: Readonly<Record<string, (page: Page) => void | Promise<void>>>,
) {
  for (const [fact, check] of Object.entries(checks))
    test(`${subject} ${fact}`, async () => {
      const failures: Error[] = [];
      for (const page of pages) {
        try {
          await check(page);
        } catch (cause) {
          failures.push(new Error(`failed: ${page.path}`, { cause }));
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, `failed on ${failures.length} pages`);
    });
}
