import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import { HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { listTexts, listWords } from "#shared/checks/list-texts.ts";
import { formatDate, monthOf } from "#shared/format.ts";
import { dist } from "#test/support/dist-folder.ts";
import { bodyWords, readable, spoken } from "#test/support/html.ts";
import { errorPages, servedPages, testEvery } from "./served-pages.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes some attributes in camel case, and void elements with a slash. Both are valid HTML.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // React's own ids begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // A phone number has ordinary spaces, and may break at them.
    "tel-non-breaking": "off",
    "no-missing-references": "error",
  },
});

const fonts = ["#fonts/display", "#fonts/text"]
  .map((name) => fileURLToPath(import.meta.resolve(name)))
  .map((file) => create(readFileSync(file)) as Font);

/** Whether the files of both typefaces have a character. */
const isDrawn = (character: string) =>
  fonts.every((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Words without a space between them, in what may be one line: "now" and "7%" of `<i>now</i><b>7%</b>`. */
function gluedWords(html: string): readonly string[] {
  const text = html
    .replace(/<(script|style)\b.*?<\/\1>|<wbr\/>/gs, "")
    .replace(
      /<\/?(a|b|button|cite|i|img|input|label|li|mark|path|s|small|span|strong|svg|text|time)\b[^>]*>/g,
      "|",
    )
    .replace(/<[^>]*>/g, "\n");
  return text.match(/[^\s|]*[^\s|(«“¿¡/-]\|+[\p{L}\p{N}+][^\s|]*/gu) ?? [];
}

/** The elements of every page. */
testEvery("every page, including error pages,", [...servedPages, ...errorPages], {
  "returns its status, with one style sheet, and its heading as its h1": ({ document, text, ...page }) => {
    assert.equal(page.status, page.expectedStatus);
    const [styles = "", ...others] = document.querySelectorAll("style, link[rel=stylesheet]").map(String);
    assert.deepEqual(others, []);
    assert.doesNotMatch(styles, /text-decoration:[^;}]*\d/, "a shorthand that WebKit does not know");
    assert.match(styles, /-webkit-text-size-adjust:(none|100%)/, "iPhones on their side enlarge some texts");
    // All letters, shown before their font.
    const faces = styles.match(/(?<=format\("woff2"\);)[^}]+/g);
    assert.deepEqual(faces, ["font-weight:600;font-display:swap", "font-weight:400 600;font-display:swap"]);
    assert.deepEqual(document.querySelectorAll("h1").map(readable), [text.heading]);
    assert.ok(
      document.querySelector("main > section:first-child[id=top] h1[id=top-heading]"),
      "begin with a SectionShell with the id `top`, and in it an h1 with the id `top-heading`",
    );
  },
  "marks itself as current if it is in the menu": ({ path, document, text, site: { layout, menu } }) => {
    const entries = document.querySelectorAll(`nav[aria-label="${layout.menu.navigation}"] a`);
    const shown = entries.map((entry) => [readable(entry), entry.attrs]);
    const stateOf = (href: string) => text.menu && href === path && { "aria-current": "page" };
    const listed = menu.map(({ href, label, title }) => [label, { href, title, ...stateOf(href) }]);
    assert.deepEqual(shown, listed);
  },
  "begins with a link that focuses its main element, and has no status yet": ({ document }) => {
    assert.equal(document.querySelector("a, button, input")?.getAttribute("href"), "#content");
    assert.ok(document.querySelector("main[tabindex='-1']#content"));
    const statuses = document.querySelectorAll("[role=status], [aria-live]");
    assert.deepEqual(statuses.filter((status) => !status.closest("[hidden], form")).map(String), []);
  },
  "has no text field that Firefox enables before its script when it reloads the page": ({ document }) => {
    const waiting = document.querySelectorAll("input[disabled], textarea[disabled]");
    assert.deepEqual(waiting.filter((field) => field.getAttribute("autocomplete") !== "off").map(String), []);
  },
  "says figures in sentences or headings, titles in headings, and no highlight or deletion": (page) => {
    const { key, document, site, text } = page;
    const { homeProjects, mainServices, projects, services } = site;
    const said = spoken(document.querySelector("main"));
    const shown = { home: homeProjects, projects }[key as string] ?? [];
    const highlights = site.pageTexts.services.highlights.items.map(
      ({ figure, title }) => `${figure} ${title}`,
    );
    const people = site.team.map(({ name }) => name);
    const named = { services: highlights, about: people }[key as string] ?? [];
    const listed = { home: mainServices, services }[key as string] ?? [];
    const changes = shown.map(({ change }) => `${change.before} ${change.after}`);
    // The figure of Home's story is above that of its project.
    const figures = document
      .querySelectorAll("li s, article s")
      .map(({ parentNode }) => readable(parentNode));
    assert.deepEqual(figures, changes);
    for (const counted of document.querySelectorAll("[data-to]")) {
      const { text, attrs } = counted.querySelector("[data-unit]") ?? assert.fail("no figure");
      const ends = ["data-from", "data-to"].map((end) => `${counted.attrs[end]}${attrs["data-unit"]}`);
      assert.ok(ends.includes(text), `${text} is counted without its unit`);
    }
    const clients = site.testimonials.map(({ position, project }) => `${position}, ${project.client}`);
    const mentioned = key === "home" ? [...clients, ...services.map(({ title }) => title)] : [];
    const texts = listed.map(({ text }) => text);
    const sentences = [...shown.map(({ change }) => change.spoken), ...texts, ...mentioned];
    for (const sentence of sentences) assert.ok(said.includes(sentence), sentence);
    const own = listTexts("", { text }).flatMap(({ keys, text }) => (keys.at(-1) === "heading" ? text : []));
    const titles = [...named, ...own, ...[...shown, ...listed].map(({ title }) => title)];
    const headings = document.querySelectorAll("h1, h2, h3").map(spoken);
    assert.deepEqual(new Set(titles).difference(new Set(headings)), new Set());
    const announced = document.querySelectorAll("mark:not([role=none]), s, del, ins");
    assert.deepEqual(announced.filter((mark) => !mark.closest("[aria-hidden=true]")).map(String), []);
  },
  "hides no word from screen readers that it does not say elsewhere": ({ document }) => {
    const copy = parse(document.outerHTML);
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    const named = copy.querySelectorAll("[aria-label], [aria-labelledby]").map(({ attrs }) => {
      return attrs["aria-label"] ?? document.querySelector(`#${attrs["aria-labelledby"]}`)?.text;
    });
    const said = new Set(listWords([bodyWords(copy), ...named].join(" ")));
    const unsaid = listWords(bodyWords(document)).filter((word) => /\p{L}/u.test(word) && !said.has(word));
    assert.deepEqual(unsaid, []);
  },
  "says the weeks of each step of a project": ({ document, site }) => {
    const { week } = site.pageTexts.about.process;
    for (const [index, step] of document.querySelectorAll("#process li").entries()) {
      const weeks = site.processWeeks[index]?.map((number) => `${week} ${number}`).join(" ");
      assert.equal(spoken(step.querySelector("p")), weeks ?? "…");
    }
  },
  "has only accessible names that begin with what is shown": ({ document }) => {
    for (const element of document.querySelectorAll("main :is(a, button, summary)[aria-label]"))
      assert.ok(element.getAttribute("aria-label")?.startsWith(readable(element)), element.outerHTML);
    const links = document.querySelectorAll("main a:not([aria-describedby])");
    const nameOf = ({ attrs, text }: (typeof links)[number]) => attrs["aria-label"] ?? text;
    for (const [name, all] of Map.groupBy(links, nameOf))
      assert.equal(new Set(all.map(({ attrs }) => attrs.href)).size, 1, `rename a link: ${name}`);
  },
  "loads at once only the large picture on its first screen": ({ key, document }) => {
    for (const images of ["img[src$='.avif']:not([loading=lazy])", "img[fetchPriority=high]"]) {
      const found = document.querySelectorAll(images).map(String);
      assert.deepEqual(found, key === "projects" ? [String(document.querySelector("main img"))] : []);
    }
  },
  "states each picture's size, and its width in the layout if it has several files": async ({ document }) => {
    for (const { attrs, rawTagName } of document.querySelectorAll("img:not([src$='.svg']), source")) {
      const src = attrs.src ?? attrs.srcset?.match(/\/\S+/g)?.at(-1) ?? "?";
      const { width, height } = await sharp(join(dist, "client", src)).metadata();
      assert.deepEqual([attrs.width, attrs.height], [`${width}`, `${height}`], src);
      // Its largest file, named name-hash6.avif, is not smaller than what a sharp screen shows.
      const { width: drawn } = await sharp(`client/pictures/${basename(src).slice(0, -12)}.png`).metadata();
      assert.ok(width >= Math.min(drawn, rawTagName === "img" ? 2000 : 800), `${src} is blurred`);
      const hasChoice = Boolean(attrs.srcset && attrs.sizes);
      if (rawTagName === "img") assert.equal(hasChoice, width > 800, `${src} has smaller files`);
    }
  },
  "has its dates for machines and in its language": ({ key, document, text, site }) => {
    const times = document.querySelectorAll("time");
    const days = times.map(({ attrs }) => attrs.datetime);
    const reviewed = key === "home" ? site.testimonials.map(({ date }) => date) : days;
    assert.deepEqual(days, text.prose ? [text.metadata.modifiedTime] : reviewed);
    for (const time of times) {
      const { datetime = "" } = time.attrs;
      const forms = [datetime, monthOf(datetime)].map((date) => formatDate(date, site.language.tag));
      assert.ok(forms.includes(readable(time)), readable(time));
    }
  },
  "has no character that the site's fonts lack": ({ html }) => {
    // Fonts may lack these spaces, not thinner ones.
    const characters = new Set(html.replace(/[\n\t\u2002\u2003]/g, ""));
    const lacking = [...characters].filter((character) => !isDrawn(character));
    const named = lacking.map((character) => `${character} (U+${character.codePointAt(0)?.toString(16)})`);
    assert.deepEqual(named, []);
  },
  "keeps words apart for what removes its tags": ({ html }) => assert.deepEqual(gluedWords(html), []),
  "makes screen readers say no blank and no comma between two links as if they were words": ({ html }) => {
    assert.doesNotMatch(html, /placeholder="\s*"|<\/(a|time)>[,;:]\s*</);
  },
  "is valid HTML": async ({ html }) => {
    const { results } = await validator.validateString(html);
    assert.deepEqual(results, []);
  },
});
