import { linkLabelOf, pages, sites } from "#shared/pages.ts";

/**
 * llms.txt (https://llmstxt.org): the site in Markdown for language models, in its default language, with the links to
 * the pages in all languages.
 */
export function llmsTxt(siteUrl: string): string {
  const { company, companyText, pageTexts: texts, paths, projects, services } = sites[0];
  const link = (title: string, path: string, text: string) =>
    `- [${title}](${new URL(path, siteUrl).href}): ${text}\n`;
  const pageLinks = pages.map(({ path, text }) => link(linkLabelOf(text), path, text.lead));
  const serviceLinks = services.map(({ id, title, text }) => link(title, `${paths.services}#${id}`, text));
  const projectLinks = projects.map(({ id, title, client, year, description }) =>
    link(title, `${paths.projects}#${id}`, `${client}, ${year}. ${description}`),
  );
  return `# ${company.name}

> ${companyText.tagline}

- Company: ${company.legalName}, ${companyText.location}
- Email: ${company.email}
- Phone: ${company.phone} (${companyText.hours})
- ${texts.contact.direct.languages}

## Pages

${pageLinks.join("")}
## Services

${serviceLinks.join("")}
## Projects

${projectLinks.join("")}`;
}
