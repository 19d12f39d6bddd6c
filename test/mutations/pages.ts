import type { MutationsByFile } from "./mutation.ts";

const head = "test/pages/head.test.ts";
const jsonLd = "test/pages/json-ld.test.ts";
const links = "test/pages/links.test.ts";
const served = "test/pages/served-pages.test.ts";

/** What the pages are as they are served: head, links, HTML. */
export const servedPages: MutationsByFile = {
  "client/Document.tsx": [
    {
      what: "a page has its metadata twice",
      from: "<body>\n",
      to: "<body>\n        <Seo path={path} siteUrl={head.siteUrl} content={content} indexable />\n",
      build: true,
      together: "build 1",
      tests: [
        `${head}: has all metadata in the head`,
        `${head}: has one title`,
        `${head}: has one description`,
        `${head}: has one canonical address`,
        `${head}: names its keywords`,
        `${jsonLd}: has one JSON-LD script`,
        "test/pages/link-previews.test.ts: has every tag",
        "test/pages/link-previews.test.ts: asks for a large card",
      ],
    },
    {
      what: "the document has a language of its own",
      from: "lang={brand.language}",
      to: 'lang="en"',
      build: true,
      together: "build 2",
      tests: [`${head}: says its language the same`],
    },
    {
      what: "the page for an unknown path may be indexed",
      from: "indexable={status === 200}",
      to: "indexable={status > 0}",
      build: true,
      together: "build 2",
      tests: [`${head}: a page that does not exist`],
    },
    {
      what: "fonts are preloaded in another mode than they are used",
      from: ' media={media} crossOrigin=""',
      to: " media={media}",
      build: true,
      together: "build 5",
      tests: ["test/browser/first-load.test.ts: at 1280 px /about uses all it preloads"],
    },
  ],
  "client/routes.tsx": [
    {
      what: "an unknown path is found",
      from: "status: 404",
      to: "status: 200",
      build: true,
      together: "build 1",
      tests: [`${served}: an unknown path answers 404`],
    },
  ],
  "client/entry-server.tsx": [
    {
      what: "the error page is taken for Home",
      from: 'match(errorRoutes, "/500")',
      to: 'match(errorRoutes, "/")',
      build: true,
      together: "build 5",
      tests: [`${served}: the page that answers when another failed`],
    },
  ],
  "client/pages/ServerError.tsx": [
    {
      what: "to try again leads to Home",
      from: 'href=""',
      to: 'href="/"',
      build: true,
      together: "build 2",
      tests: [`${served}: the page that answers when another failed leads to itself`],
    },
  ],
  "client/layout/Frame.tsx": [
    {
      what: "a part of the page is suspended",
      from: "{children}\n      </main>",
      to: "<Suspense>{children}</Suspense>\n      </main>",
      and: [
        {
          file: "client/layout/Frame.tsx",
          from: "import type { ReactNode }",
          to: "import { type ReactNode, Suspense }",
        },
      ],
      build: true,
      together: "build 1",
      tests: [`${head}: waits for nothing`],
    },
  ],
  "client/ui/pictures.ts": [
    {
      what: "a preview is smaller than a phone shows it",
      from: "?w=400&flatten&blur=5",
      to: "?w=200&flatten&blur=5",
      build: true,
      together: "build 4",
      tests: ["test/browser/first-load.test.ts: the largest paint of /about on a phone"],
    },
  ],
  "shared/pages.ts": [
    {
      what: "a page shows a preview of another picture than its own",
      from: "picture: about.image.name",
      to: 'picture: "shop"',
      build: true,
      together: "build 5",
      tests: [`${served}: /about shows a preview of the one picture`],
    },
    {
      what: "two pages have the same words",
      from: "content: servicesPage }",
      to: "content: { ...servicesPage, menu: about.menu, metadata: about.metadata, heading: about.heading } }",
      and: [
        {
          file: "shared/content-check/pages.ts",
          from: '    ...findDuplicates(one("title")),\n    ...findDuplicates(one("description")),\n',
          to: "",
        },
      ],
      build: true,
      together: "build 3",
      tests: [
        `${head}: no two pages share a title`,
        `${head}: no two pages share a description`,
        `${head}: no two pages share a menu label`,
        `${head}: no two pages share a heading`,
      ],
    },
  ],
  "client/layout/Footer.tsx": [
    {
      what: "the footer leads to anchors that are not there",
      from: "`${paths.services}#${id}`",
      to: "`${paths.services}#service-${id}`",
      build: true,
      together: "build 3",
      tests: [`${links}: has only links that lead to a page`],
    },
    {
      what: "the footer is printed with all its links",
      from: "> section + section {\n      display: none;",
      to: "> section + section {\n      display: block;",
      build: true,
      together: "build 5",
      tests: ["test/browser/print.test.ts: in print / has framed buttons"],
    },
    {
      what: "the footer says nothing of the company's size",
      from: "<span>{footer.facts}</span>",
      to: "",
      build: true,
      together: "build 4",
      tests: [`${jsonLd}: claims nothing that a visitor cannot find`],
    },
  ],
  "client/layout/Header.tsx": [
    {
      what: "a phone link has the number as it is read",
      from: "href={brand.phone.uri}",
      to: "href={`tel:${brand.phone.display}`}",
      build: true,
      together: "build 1",
      tests: [`${links}: has links outwards that are safe`],
    },
    {
      what: "the menu cannot be read when it is open",
      from: "color: ${color.text};\n    overflow-y: auto;",
      to: "color: ${color.line};\n    overflow-y: auto;",
      build: true,
      together: "build 1",
      tests: ["test/browser/states.test.ts: menu open"],
    },
    {
      what: "the button of the menu opens nothing",
      from: 'popoverTarget="menu"',
      to: 'popoverTarget="menus"',
      build: true,
      together: "build 6",
      tests: [
        "test/browser/disclosures.test.ts: the menu of a phone opens, closes and gives the focus back, with script",
        "test/browser/disclosures.test.ts: the menu of a phone opens, closes and gives the focus back, without script",
      ],
    },
  ],
  "client/layout/Navigation.tsx": [
    {
      what: "the menu lacks a page",
      from: "{menu.map(",
      to: '{menu.filter(({ id }) => id !== "/about").map(',
      build: true,
      together: "build 6",
      tests: [`${links}: every page of the site is linked`, `${served}: the menu names every page`],
    },
    {
      what: "the menu has no name",
      from: " aria-label={frame.menu.navigation}",
      to: "",
      build: true,
      together: "build 4",
      tests: [
        "test/browser/accessibility-tree.test.ts: the header on a phone",
        "test/browser/accessibility-tree.test.ts: the header on a desktop",
      ],
    },
  ],
  "client/ui/Section.tsx": [
    {
      what: "sections are labelled by what is not there",
      from: "aria-labelledby={headingId}",
      to: "aria-labelledby={`${id}-title`}",
      build: true,
      together: "build 4",
      tests: [
        "test/pages/html-checker.test.ts: the Nu checker",
        `${served}: is valid HTML`,
        `${links}: has every id once`,
      ],
    },
  ],
  "client/sections/TestimonialCard.tsx": [
    {
      what: "a link has no name",
      from: "{projects.find(({ id }) => id === project)?.title}",
      to: "",
      build: true,
      together: "build 3",
      tests: [`${links}: has a name for every link`],
    },
  ],
  "client/sections/Banner.tsx": [
    {
      what: "a page has two headings of the first rank",
      from: "<h2 id={`${id}-heading`}>{heading}</h2>",
      to: "<h1 id={`${id}-heading`}>{heading}</h1>",
      build: true,
      together: "build 5",
      tests: [`${served}: answers 200 with one style sheet`],
    },
  ],
};
