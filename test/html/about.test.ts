import assert from "node:assert/strict";
import { spoken } from "#test/support/html.ts";
import { servedPages, testEvery } from "./served-pages.ts";

const abouts = servedPages.filter(({ key }) => key === "about");

testEvery("About:", abouts, {
  "the gauge is a meter with value, bounds and name, its ring is filled up to the value, and text says it": ({
    document,
    site,
  }) => {
    const { label, level, min, max, scale, value } = site.about.gauge;
    const meter = document.querySelector("[role=meter]");
    const expected = { label, valuenow: value, valuemin: min, valuemax: max };
    for (const [name, value] of Object.entries(expected))
      assert.equal(meter?.getAttribute(`aria-${name}`), String(value), name);
    const text = spoken(document.querySelector("#gauge"));
    assert.ok(text.startsWith(`${value} ${scale}${level}`), `after the meter's name: ${text}`);
    const [, lit] = meter?.querySelectorAll("circle[stroke-dasharray]") ?? [];
    const lengths = lit?.getAttribute("stroke-dasharray")?.split(" ").map(Number) ?? [];
    // The last gap is as long as the whole ring.
    const share = lengths.reduce((sum, length) => sum + length) / Number(lit?.getAttribute("pathLength")) - 1;
    assert.ok(Math.abs(share - (value - min) / (max - min)) < 0.006, `lit up to ${share}`);
  },
  "the heading of each step of a project is said with its first and last week": ({ document, site }) => {
    for (const [index, step] of document.querySelectorAll("#process li").entries()) {
      const [numbers, heading = ""] = step.children.map(spoken);
      const { [index]: weeks = [] } = site.processWeeks;
      assert.equal(numbers, "");
      assert.ok(heading.endsWith(site.about.process.steps[index]?.title ?? "?"), heading);
      const ends = new Set([...weeks.slice(0, 1), ...weeks.slice(-1)]);
      assert.equal(heading.match(/\d+/g)?.join() ?? "", [...ends].join());
      const list = new Intl.ListFormat(site.language.locale).format([...ends].map(String));
      assert.equal(heading.includes(list), weeks.length < 3, heading);
    }
  },
  "the page that both signed is text in reading order, and the email below it is decoration": ({
    document,
    site,
  }) => {
    const { signed, client } = site.facts.story;
    const signatory = site.testimonials.find(({ project }) => project === site.storyProject)?.name ?? "?";
    const builder = site.storyProject.builder;
    const terms = site.about.signedPage.terms.flatMap((term) => Object.values(term));
    const page = document.querySelector("main article");
    assert.equal(page?.querySelector("img[alt!='']")?.getAttribute("alt"), client);
    const text = page?.structuredText.replaceAll("\n", " ") ?? "";
    const { signedBy } = site.about.signedPage;
    const signatures = [`${signedBy} ${signatory}`, signed, `${signedBy} ${builder}`];
    const places = [site.story.sentence, ...terms, ...signatures].map((part) => text.indexOf(part));
    const inOrder = places.filter((place) => place >= 0).toSorted((a, b) => a - b);
    assert.deepEqual(places, inOrder, text);
    assert.ok(
      document.querySelector("main [inert]")?.textContent.includes(site.story.headers[0]?.value ?? "-"),
    );
  },
});
