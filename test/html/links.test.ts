import assert from "node:assert/strict";
import { test } from "node:test";
import type { HTMLElement } from "node-html-parser";
import request from "supertest";
import type { QuestionText } from "#shared/content/types.ts";
import { languageOfPath } from "#shared/languages.ts";
import { sites } from "#shared/pages.ts";
import { nodeIds } from "#shared/structured-data/graph.ts";
import { readable } from "#test/support/html.ts";
import { errorPages, origin, servedPages, testEvery } from "./served-pages.ts";

const hrefsOf = (document: HTMLElement, links = "a") =>
  document.querySelectorAll(links).map((link) => link.getAttribute("href") ?? "");

/** Every URL in a page leads to something that exists. The error pages are checked, too. */
testEvery("every page, including error pages,", [...servedPages, ...errorPages], {
  "links only to existing pages and existing ids": ({ path, document }) => {
    for (const href of new Set(hrefsOf(document).filter((href) => /^[/#?]/.test(href)))) {
      const { pathname, hash } = new URL(href, origin + path);
      const target =
        pathname === path ? document : servedPages.find((page) => page.path === pathname)?.document;
      assert.ok(target, `${href} leads to no page`);
      if (hash) assert.ok(target.getElementById(hash.slice(1)), `${href} leads to no id`);
    }
  },
  "links each action, service, project and seeAlso to its place": ({ key, document, site }) => {
    const { botService, homeProjects, mainServices, pageTexts, paths, projects, services } = site;
    const at = (page: keyof typeof paths, items: readonly { id: string }[]) =>
      items.map(({ id }) => `${paths[page]}#${id}`);
    const praised = site.testimonials.map(({ project }) => project);
    const shown = [...at("projects", [...homeProjects, ...praised]), ...at("services", mainServices)];
    const { about, contact: form, home, projects: work } = paths;
    const suggested = services.map(({ contactService: service, title: subject }) => {
      return `${form}?${new URLSearchParams({ service, subject })}#form`;
    });
    const clauses = pageTexts.contact.questions.items.flatMap(({ seeAlso }: QuestionText) => seeAlso ?? []);
    const expected: Partial<Record<typeof key, string[]>> = {
      home: [`${home}#message-field`, work, about, work, paths.services, form, ...shown],
      about: [form, `${home}#services`, form, ...at("projects", projects)],
      services: [form, about, `#${botService.id}`, form, ...suggested],
      projects: [form],
      contact: clauses.map(({ page, id }) => `${paths[page]}#${id}`),
    };
    const found = hrefsOf(document, "main a:is([href^='/'], [href^='#'])");
    for (const href of found) assert.ok(href[0] === "#" || languageOfPath(href) === site.language, href);
    if (expected[key]) assert.deepEqual(found.sort(), expected[key].sort());
  },
  "has the menu, all contacts, the services and the legal pages in its header and its footer": (page) => {
    const { company, layout, menu, paths, services } = page.site;
    const { email, name, phone, socials } = company;
    const entries = menu.map(({ label, href }) => [label, href]);
    const dial = `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
    const direct = Object.entries({ [email]: `mailto:${email}`, [phone]: dial });
    const contacts = [...direct, ...socials.map(({ label, url }) => [label, url])];
    const header = [[name, paths.home], ...entries, ...contacts, ...entries, [layout.quote, paths.contact]];
    const anchors = services.map(({ id, title }) => [title, `${paths.services}#${id}`]);
    const legal = servedPages.filter(({ site, text }) => site === page.site && text.footer);
    const footer = [...anchors, ...contacts, ...legal.map(({ path, text }) => [text.footer, path])];
    const places = { header, footer, ...(page.key === "contact" && { "#direct": direct }) };
    for (const [place, expected] of Object.entries(places)) {
      const links = page.document.querySelectorAll(`${place} a:not([hrefLang])`);
      const shown = links.map((link) => [readable(link), link.attrs.href]);
      assert.deepEqual(shown, expected);
    }
  },
  "links to other sites only by https, email and phone, and tells crawlers to follow": ({ document }) => {
    assert.deepEqual(document.querySelectorAll("a[rel*=nofollow], [data-nosnippet]"), []);
    for (const href of hrefsOf(document))
      assert.match(href, /^$|^[/#?]|^https:\/\/|^mailto:[^\s@?]+@[^\s@?]+\.[a-z]+(\?\S+)?$|^tel:\+\d{7,15}$/);
  },
  "lets browsers prerender a page only when a visitor is about to follow a link": ({ document }) => {
    const rules = JSON.parse(document.querySelector("script[type=speculationrules]")?.text ?? "");
    const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "#*" } }] };
    assert.deepEqual(rules, { prerender: [{ where, eagerness: "moderate" }] });
  },
});

test("each page is linked from another one", () => {
  const links = servedPages.flatMap(({ document }) => hrefsOf(document, "a:not([hreflang])"));
  const linked = new Set(links.map((href) => href.replace(/[?#].*/, "")));
  const lost = servedPages.flatMap(({ path }) => (linked.has(path) ? [] : path));
  assert.deepEqual(lost, [], "no page links to them: give them `menu` or `footer`");
});

/** What other sites and search engines may have linked. To change one, redirect the former address in the proxy. */
// biome-ignore format: a list
const published = [
  "/", "/about#team", "/contact#form", "/terms#price", "/terms#delay", "/es", "/es/nosotros#team", "/es/contacto#form",
  "/es/servicios#wordpress", "/es/proyectos#school-management", "/es/privacidad#records", "/es/condiciones#price",
  "/projects#school-management", "/projects#e-commerce-platform", "/projects#pediatric-consultation",
  "/services#portfolio-websites", "/services#ai-bots-agents", "/services#ui-ux-design", "/services#business-systems",
  "/services#software-solutions", "/services#mobile-apps", "/services#wordpress", "/services#business-automation",
  "/terms#no-change", "/privacy#records",
];

test("every address that others may have linked leads to its page and its place there", async () => {
  const addresses = servedPages.flatMap(({ path, list, site }) => {
    const nodes = site === sites[0] ? list?.(site, nodeIds(path, origin)) : [];
    return [path, ...(nodes ?? []).map((node) => node["@id"]?.replace(origin, "") ?? "")];
  });
  const known = new Set(published.flatMap((address) => [address, address.replace(/#.*/, "")]));
  const unpublished = addresses.filter((address) => !known.has(address));
  assert.deepEqual(unpublished, [], "new: add it to `published`, and never change it");
  for (const address of published) {
    const [path = "", id = "content"] = address.split("#");
    const { status, text } = await request(origin).get(path);
    assert.ok(
      status === 200 && text.includes(`id="${id}"`),
      `${address} is gone: redirect it in the proxy, and replace it in \`published\``,
    );
  }
});

test("pages refer only to existing files up to 80 KB, with compressed scripts and drawings", async () => {
  const html = [...servedPages, ...errorPages].map((page) => page.html).join();
  // Link previews have larger ones.
  const files = html.match(/(?<=["' (])\/(?!social)[\w/.-]+\.(js|svg|avif|png|ico|woff2)\b/g);
  for (const file of new Set(files))
    for (const encoding of ["br", "gzip"]) {
      const { status, headers } = await request(origin).head(file).set("Accept-Encoding", encoding);
      assert.equal(status, 200, file);
      const bytes = Number(headers["content-length"]);
      assert.ok(bytes > 0 && bytes < 80_000, `${file} has ${bytes} bytes`);
      if (/\.(js|svg)$/.test(file)) assert.equal(headers["content-encoding"], encoding, file);
    }
});
