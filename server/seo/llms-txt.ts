import type { Site } from "#shared/content/site.ts";
import type { Page } from "#shared/pages.ts";

/**
 * llms.txt (https://llmstxt.org): the site in Markdown for language models. The default language comes first,
 * followed by the links in each of the others.
 */
export function llmsTxt(
  pages: readonly Page[],
  [site, ...others]: readonly [Site, ...Site[]],
  siteUrl: string,
): string {
  const { company, companyText, contact, hoursText } = site;
  const links = linksOf(pages, site, siteUrl);
  const translated = others.map((other) => {
    const links = Object.values(linksOf(pages, other, siteUrl));
    return `\n## ${other.language.name}\n\n${links.flat().join("\n")}\n`;
  });
  return `# ${company.name}

> ${companyText.tagline}

- Company: ${company.legalName}, ${companyText.location}
- Email: ${company.email}
- Phone: ${company.phone.display} (${hoursText})
- ${contact.direct.languages}

## Pages

${links.pages.join("\n")}

## Services

${links.services.join("\n")}

## Projects

${links.projects.join("\n")}
${translated.join("")}`;
}

/** The links to everything on the site in one language, each with its description. */
function linksOf(pages: readonly Page[], site: Site, siteUrl: string) {
  const { paths } = site;
  const link = (title: string, path: string, text: string) =>
    `- [${title}](${new URL(path, siteUrl).href}): ${text}`;
  return {
    pages: pages
      .filter((page) => page.site.language === site.language)
      .map(({ path, text: { menu, heading, lead } }) => link(menu?.label ?? heading, path, lead)),
    services: site.services.map(({ id, title, text }) => link(title, `${paths.servicesPage}#${id}`, text)),
    projects: site.projects.map(({ id, title, client, year, description }) =>
      link(title, `${paths.projectsPage}#${id}`, `${client}, ${year}. ${description}`),
    ),
  };
}
