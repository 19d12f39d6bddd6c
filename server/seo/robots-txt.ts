import { generatedFiles } from "#shared/public-files.ts";

/** A class of crawlers, whether the site allows it, and why. robots.txt contains all three. */
type CrawlerClass = {
  title: string;
  userAgents: readonly string[];
  allow: boolean;
  reason: string;
};

/** The site's rule for each class of crawlers. `allow: false` closes the whole site to a class. */
export const crawlers: readonly CrawlerClass[] = [
  {
    title: "Search engines and everyone not named below",
    userAgents: ["*"],
    allow: true,
    reason: "Everything here is public and wants to be found.",
  },
  {
    title: "Search and user agents of AI services",
    userAgents: [
      "OAI-SearchBot",
      "ChatGPT-User",
      "Claude-SearchBot",
      "Claude-User",
      "PerplexityBot",
      "Perplexity-User",
      "DuckAssistBot",
      "MistralAI-User",
    ],
    allow: true,
    reason: "They answer a person’s question and name the source.",
  },
  {
    title: "Crawlers that collect text to train models",
    userAgents: [
      "GPTBot",
      "ClaudeBot",
      "Google-Extended",
      "Applebot-Extended",
      "CCBot",
      "meta-externalagent",
      "Amazonbot",
    ],
    allow: true,
    reason: "Nothing here is a secret or a work of art.",
  },
];

/** robots.txt (RFC 9309): one group for each class of crawlers, with the reason, and the sitemap. */
export function robotsTxt(classes: readonly CrawlerClass[], siteUrl: string): string {
  const groups = classes.map(({ title, reason, userAgents, allow }) =>
    [
      `# ${title}: ${reason}`,
      ...userAgents.map((name) => `User-agent: ${name}`),
      `${allow ? "Allow" : "Disallow"}: /`,
    ].join("\n"),
  );
  return `${[...groups, `Sitemap: ${new URL(generatedFiles.sitemap, siteUrl).href}`].join("\n\n")}\n`;
}
