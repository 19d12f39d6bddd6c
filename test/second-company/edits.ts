/** What the second company changes in files of code: what matches is replaced, as its guide in shared/README.md says. */
export const edits: readonly { file: string; from: string | RegExp; to: string }[] = [
  {
    file: "shared/languages.ts",
    from: /(?<=const list = \[\n).*?(?=\] as const;)/s,
    to: `  { tag: "de", prefix: "", name: "Deutsch", locale: "de-DE", openGraph: "de_DE", quotes: ["„", "“"], periodAfterQuote: false, dash: "–", load: () => import("./locales/de/index.ts") },
  { tag: "fr", prefix: "/fr", name: "Français", locale: "fr", openGraph: "fr_FR", quotes: ["«\\u00a0", "\\u00a0»"], periodAfterQuote: false, dash: "–", load: () => import("./locales/fr/index.ts") },
`,
  },
  {
    file: "shared/palette.ts",
    from: /(?<=palette = createPalette\(\{\n).*?(?=\}\);)/s,
    to: `  paper: "#fbf7ee",
  ink: "#201a20",
  accent: "#b8242c",
  error: "#8a4300",
  errorOnDark: "#ffb870",
`,
  },
  {
    file: "shared/contact-form.ts",
    from: /(?<=const contactServices = \[).*?(?=\] as const;)/s,
    to: `"binding", "repair", "edition", "box", "undecided"`,
  },
  {
    file: "shared/contact-form.ts",
    from: /(?<=subject: Text.*\n)/,
    to: "  copies: Type.Optional(Text({ maxLength: 40 })),\n",
  },
  { file: "shared/pages.ts", from: "privacy: { status: 200 }", to: "imprint: { status: 200 }" },
  { file: "shared/pages.ts", from: "terms: { status: 200 }", to: "privacy: { status: 200 }" },
  { file: "client/entry-server.tsx", from: "terms: prosePage", to: "imprint: prosePage" },
];

/** The optional parts that it does not have: the files that the same guide names, and what tests them. */
export const removed: readonly string[] = [
  "shared/locales/{en,es}",
  "client/layout/Search.tsx",
  "client/islands/{handbook-bot,keyframes.ts,scroll-story,timetable,word-picker,wrap-words.ts}",
  "client/pages/about/{Gauge,Process}.tsx",
  "client/pictures/{clinic,portfolio,school,shop,timetable}*",
  "public/social-preview-es.png",
  "test/another-company.test.ts",
  "test/{browser,client/islands}/{handbook-bot,scroll-story,timetable,word-picker}*",
];
