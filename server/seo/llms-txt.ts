import { absoluteUrl } from "#shared/absolute-url.ts";
import type { SiteContent } from "#shared/content/schemas.ts";
import { formatCount } from "#shared/format-count.ts";
import { formatOpeningHours } from "#shared/format-opening-hours.ts";
import { paths } from "#shared/paths.ts";

type Described = Pick<SiteContent, "brand" | "mainServices" | "furtherServices" | "projects" | "pages">;

/** llms.txt (https://llmstxt.org): the site in Markdown for language models, from the pages' content. */
export function llmsTxt({ brand, pages, projects, ...services }: Described, siteUrl: string): string {
  const link = (title: string, path: string, text: string) =>
    `- [${title}](${absoluteUrl(path, siteUrl)}): ${text}`;
  const offered = [...services.mainServices, ...services.furtherServices];
  return `# ${brand.name}

> ${brand.tagline}

- Company: ${brand.legalName}, ${brand.region}. Founded in ${brand.founded}, ${formatCount(brand.employees)} people.
- Email: ${brand.email} (reply within ${brand.replyHours} hours)
- Phone: ${brand.phone.display} (${formatOpeningHours(brand.hours, brand.language)})
- Languages: ${brand.languages.map(({ name }) => name).join(", ")}

## Pages

${pages.map(({ path, content }) => link(content.menu?.label ?? content.heading, path, content.lead)).join("\n")}

## Services

${offered.map(({ id, title, text }) => link(title, `${paths.services}#${id}`, text)).join("\n")}

## Projects

${projects.map(({ id, title, client, year, description }) => link(title, `${paths.projects}#${id}`, `${client}, ${year}. ${description}`)).join("\n")}
`;
}
