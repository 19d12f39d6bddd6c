import { generatedFiles } from "#shared/public-files.ts";

/** robots.txt (RFC 9309): what each class of crawlers may read, with the reason, and the sitemap. */
export const robotsTxt = (siteUrl: string) => `\
# Search engines and everyone not named below: everything here is public and wants to be found.
User-agent: *
Allow: /

# Search and user agents of AI services: they answer a person’s question and name the source.
User-agent: OAI-SearchBot
User-agent: ChatGPT-User
User-agent: Claude-SearchBot
User-agent: Claude-User
User-agent: PerplexityBot
User-agent: Perplexity-User
User-agent: DuckAssistBot
User-agent: MistralAI-User
Allow: /

# Crawlers that collect text to train models: nothing here is a secret or a work of art.
User-agent: GPTBot
User-agent: ClaudeBot
User-agent: Google-Extended
User-agent: Applebot-Extended
User-agent: CCBot
User-agent: meta-externalagent
User-agent: Amazonbot
Allow: /

Sitemap: ${new URL(generatedFiles.sitemap, siteUrl).href}
`;
