import { absoluteUrl } from "#shared/absolute-url.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { formatCount } from "#shared/format-count.ts";
import { languageNames } from "#shared/language-names.ts";
import type { SitePage } from "#shared/site-pages.ts";

/** llms.txt (https://llmstxt.org): the site in Markdown for language models, from the pages' content. */
export function llmsTxt(pages: readonly SitePage[], content: SiteContent, siteUrl: string): string {
  const { company, companyWords, hours, language, paths, services, projects } = content;
  const link = (title: string, path: string, text: string) =>
    `- [${title}](${absoluteUrl(path, siteUrl)}): ${text}`;
  return `# ${company.name}

> ${companyWords.tagline}

- Company: ${company.legalName}, ${companyWords.region}. Founded in ${company.founded}, ${formatCount(company.employees)} people.
- Email: ${company.email} (reply within ${company.replyHours} hours)
- Phone: ${company.phone.display} (${hours})
- Languages: ${languageNames(company.languages, language.locale).join(", ")}

## Pages

${pages.map(({ path, words }) => link(words.menu?.label ?? words.heading, path, words.lead)).join("\n")}

## Services

${services.map(({ id, title, text }) => link(title, `${paths.services}#${id}`, text)).join("\n")}

## Projects

${projects.map(({ id, title, client, year, description }) => link(title, `${paths.projects}#${id}`, `${client}, ${year}. ${description}`)).join("\n")}
`;
}
