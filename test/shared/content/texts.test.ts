import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { about } from "#shared/content/about.ts";
import { brand } from "#shared/content/brand.ts";
import { contactPage } from "#shared/content/contact-page.ts";
import { home } from "#shared/content/home.ts";
import { layout } from "#shared/content/layout.ts";
import { projects } from "#shared/content/projects.ts";
import { projectsPage } from "#shared/content/projects-page.ts";
import { furtherServices, highlights, mainServices } from "#shared/content/services.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import { siteContent } from "#shared/content/site-content.ts";
import { testimonials } from "#shared/content/testimonials.ts";
import { pages } from "#shared/pages.ts";

// The only texts that tests repeat: those that the specification fixes to the letter.

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test("the menu has the five labels of the specification, in its order", () => {
  const specified = [
    ["/", "Home"],
    ["/about", "About"],
    ["/services", "Services"],
    ["/projects", "Portfolio"],
    ["/contact", "Contact"],
  ];
  const menu = pages.map(({ path, content }) => [path, content.menu.label]);
  // A page that was added is none of them.
  const known = menu.filter(([path]) => specified.some(([each]) => each === path));
  assert.deepEqual(known, specified);
});

test("the first five services and the further three stand in the order of the specification", () => {
  assert.deepEqual(titles(mainServices), [
    "Portfolio Websites",
    "AI Bots & Agents",
    "UI/UX Design",
    "Business Systems",
    "Software Solutions",
  ]);
  assert.deepEqual(titles(furtherServices), ["Mobile Apps", "WordPress", "Business Automation"]);
  assert.equal(servicesPage.list.loadMore, "Load More");
});

test("links and buttons read and lead as specified", () => {
  assert.deepEqual(layout.quote, { label: "Get a Quote", href: "/contact" });
  assert.deepEqual(home.banner.action, { label: "Get In Touch", href: "/contact" });
  assert.deepEqual(home.portfolio.link, { label: "More About", href: "/projects" });
  assert.deepEqual(about.action, { label: "Get In Touch", href: "/contact" });
  assert.deepEqual(about.secondAction, { label: "Our Services", href: "/#services" });
  assert.deepEqual(servicesPage.action, { label: "More About", href: "/about" });
  assert.equal(projectsPage.banner.action.href, "/contact");
  assert.equal(home.services.id, "services");
});

test("the about page has its heading, its two subjects and its gauge at 75 of 100", () => {
  assert.equal(about.heading, "Advance Innovation For IT Solutions");
  assert.match(about.lead, /AI bots/);
  assert.match(about.lead, /portfolio websites/);
  const { label, level, value, min, max } = about.gauge;
  assert.deepEqual([label, level, value, min, max], ["Business Growth", "Level is high", 75, 0, 100]);
});

test("the company was founded in 2020, has 10-50 people and keeps its hours", () => {
  assert.equal(brand.founded, 2020);
  assert.deepEqual(brand.employees, { min: 10, max: 50 });
  assert.equal(brand.replyHours, 24);
  assert.equal(contactPage.direct.phone.text, `Mon-Fri 9AM-6PM ${brand.hours.zone}`);
  assert.match(contactPage.lead, /within 24 hours/);
});

test("sample addresses belong to nobody", () => {
  assert.equal(brand.email, "hello@brackwell.example");
  assert.match(brand.phone.uri, /55501\d\d$/);
  const addresses = [...brand.socials.map(({ url }) => url), ...projects.map(({ link }) => link)];
  for (const address of addresses) assert.match(new URL(address).hostname, /\.example$/);
});

test("the form answers with the words of the specification", () => {
  const { sending, success, failure } = contactPage.form;
  assert.equal(sending, "Sending...");
  assert.equal(success, "Thank you for your message! We'll get back to you within 24 hours.");
  assert.equal(failure, "Sorry, there was an error sending your message. Please try again.");
});

test("there are three projects, three testimonials and two highlights", () => {
  assert.deepEqual([projects.length, testimonials.length, highlights.length], [3, 3, 2]);
});

test("the copy avoids the words that say nothing", () => {
  const copy = JSON.stringify(siteContent(pages));
  assert.doesNotMatch(copy, /leverag|cutting-edge|seamless|unlock|elevate|world-class|passionate|synerg/i);
});

test("every picture that the content names is there", () => {
  const named = [
    ...projects.map(({ image }) => image),
    ...testimonials.map(({ image }) => image),
    about.image,
  ];
  for (const { name } of named)
    assert.ok(existsSync(new URL(`../../../client/pictures/${name}.png`, import.meta.url)), name);
});
