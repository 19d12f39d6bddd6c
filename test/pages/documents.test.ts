import assert from "node:assert/strict";
import { after, test } from "node:test";
import request from "supertest";
import { robotsTxt } from "#server/seo/robots-txt.ts";
import { securityTxt } from "#server/seo/security-txt.ts";
import { brand } from "#shared/content/brand.ts";
import { crawlers } from "#shared/content/crawlers.ts";
import { publicFiles } from "#shared/content/public-files.ts";
import { security as securityContact } from "#shared/content/security.ts";
import { builtSite, startApp } from "#test/support/app.ts";
import { siteUrl } from "#test/support/config.ts";
import { everyPath } from "#test/support/every-path.ts";
import { pngSize } from "#test/support/png.ts";
import { getRoutes, linkHrefs, xmlTexts } from "#test/support/served-routes.ts";

// What the site tells machines beside its pages. The texts themselves are tested in test/server/documents.

const { server } = await startApp({ after });
const { server: replica } = await startApp({ after });
const routes = await getRoutes(server);

const get = (path: string, from = server) => request(from).get(path).buffer(true).parse(asBytes);
const getText = async (path: string) => (await request(server).get(path).buffer(true)).text;

function asBytes(answer: request.Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  answer.on("data", (chunk: Buffer) => chunks.push(chunk));
  answer.on("end", () => done(null, Buffer.concat(chunks)));
}

const documents = {
  "/robots.txt": "text/plain; charset=utf-8",
  "/sitemap.xml": "application/xml; charset=utf-8",
  "/llms.txt": "text/plain; charset=utf-8",
  "/.well-known/security.txt": "text/plain; charset=utf-8",
  [publicFiles.manifest]: "application/manifest+json; charset=utf-8",
};
const icons = {
  [publicFiles.favicon]: "image/vnd.microsoft.icon",
  [publicFiles.icon]: "image/svg+xml",
  [publicFiles.touchIcon]: "image/png",
  [publicFiles.socialPreview.path]: "image/png",
  [publicFiles.logo.path]: "image/png",
  ...Object.fromEntries(publicFiles.appIcons.map(({ path }) => [path, "image/png"])),
};

for (const [path, type] of Object.entries({ ...documents, ...icons })) {
  test(`${path} answers 200 as ${type}, kept for an hour, compressed or not`, async () => {
    const { status, headers, body } = await get(path);
    assert.equal(status, 200);
    assert.equal(headers["content-type"], type);
    assert.equal(headers["cache-control"], "public, max-age=3600");
    assert.match(headers["vary"] ?? "", /accept-encoding/i);
    assert.ok(body.length > 0);
  });

  test(`${path} answers 304 to who has it already`, async () => {
    const { headers } = await get(path);
    const { status, body } = await get(path).set("If-None-Match", headers["etag"] ?? "");
    assert.deepEqual([status, body.length], [304, 0]);
  });
}

for (const path of [...Object.keys({ ...documents, ...icons }), ...everyPath]) {
  test(`${path} has the same bytes from every replica`, async () => {
    const [one, other] = [await get(path), await get(path, replica)];
    assert.ok(one.body.equals(other.body));
    assert.equal(one.headers["etag"], other.headers["etag"]);
  });
}

test("the sitemap has exactly the canonical pages, each with its own modified date", async () => {
  const xml = await getText("/sitemap.xml");
  assert.deepEqual(
    xmlTexts(xml, "loc"),
    routes.flatMap(({ document }) => linkHrefs(document, "canonical")),
  );
  assert.deepEqual(
    xmlTexts(xml, "lastmod"),
    routes.map(({ content }) => content.metadata.modifiedTime),
  );
});

for (const { path, document } of routes) {
  test(`the pictures of ${path} are there`, async () => {
    const shown = document.querySelectorAll("img").map((image) => image.getAttribute("src") ?? "");
    for (const picture of new Set(shown)) {
      const { status, headers } = await get(picture);
      assert.equal(status, 200, picture);
      assert.match(headers["content-type"] ?? "", /^image\//);
    }
  });
}

test("robots.txt and security.txt are made of the site's own content and address", async () => {
  assert.equal(await getText("/robots.txt"), robotsTxt(crawlers, siteUrl));
  const security = () => securityTxt(securityContact, siteUrl, new Date());
  // A month may end between the two.
  const before = security();
  const served = await getText("/.well-known/security.txt");
  assert.ok([before, security()].includes(served), served);
});

test("llms.txt has a heading, and links that lead to pages and anchors of the site", async () => {
  const text = await getText("/llms.txt");
  assert.ok(text.startsWith(`# ${brand.name}\n`));
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = ""]) => href);
  assert.ok(links.length > builtSite.pages.length);
  for (const href of links) {
    const [page, anchor] = href.split("#");
    const route = routes.find(({ url }) => url === page);
    assert.ok(route, `${href} leads to no page`);
    if (anchor) assert.ok(route.document.getElementById(anchor), `${href} leads to no anchor`);
  }
});

test("the manifest's icons are there in the sizes that it tells", async () => {
  const { icons: told, start_url } = JSON.parse(await getText(publicFiles.manifest));
  assert.ok(routes.some(({ path }) => path === start_url));
  for (const { src, sizes } of told) {
    const { width, height } = pngSize((await get(src)).body);
    assert.equal(`${width}x${height}`, sizes, src);
  }
});

test("the icons have the sizes that browsers, phones and Google ask for", async () => {
  assert.deepEqual(pngSize((await get(publicFiles.touchIcon)).body), { width: 180, height: 180 });
  const ico: Buffer = (await get(publicFiles.favicon)).body;
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico[6 + 16 * index]);
  assert.ok(sizes.includes(48) && sizes.includes(32), `favicon.ico has ${sizes}`);
});
