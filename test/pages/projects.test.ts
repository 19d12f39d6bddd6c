import assert from "node:assert/strict";
import { test } from "node:test";
import { paths } from "#shared/public-files.ts";
import { clientBundle, startApp } from "#test/support/app.ts";
import { getPage } from "#test/support/html.ts";

for (const linked of [true, false]) {
  test(`a project ${linked ? "with a link can be visited" : "without a link has no button, and no address in JSON-LD"}`, async (t) => {
    const link = "https://client.example/";
    const projects =
      clientBundle.pages.find(({ path }) => path === paths.projectsPage)?.content.projects ?? [];
    for (const project of projects) {
      delete project.link;
      if (linked) project.link = link;
    }
    const { server } = await startApp(t);
    const { document } = await getPage(server, paths.projectsPage);
    const visits = document.querySelectorAll(`article a[href="${link}"]`);
    const buttons = document.querySelectorAll("article > div > a, article > div > button");
    const graph = document.querySelector("script[type='application/ld+json']")?.text ?? "";
    const works = JSON.parse(graph)["@graph"].find(
      (node: { "@type": string }) => node["@type"] === "ItemList",
    );
    const addresses = works.itemListElement.map(({ item }: { item: { url?: string } }) => item.url);
    assert.equal(addresses.length, projects.length);
    assert.equal(visits.length, linked ? projects.length : 0);
    assert.equal(buttons.length, visits.length);
    assert.deepEqual(
      addresses,
      projects.map(() => (linked ? link : undefined)),
    );
  });
}
