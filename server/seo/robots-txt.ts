import { generatedFiles } from "#shared/public-files.ts";
import type { CrawlerClass } from "./crawlers.ts";

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
