/** A class of crawlers, whether the site allows it, and why. robots.txt contains all three. */
export type CrawlerClass = {
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
