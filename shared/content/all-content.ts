import * as commitments from "#shared/data/commitments.ts";
import * as company from "#shared/data/company.ts";
import * as projects from "#shared/data/projects.ts";
import * as services from "#shared/data/services.ts";
import * as team from "#shared/data/team.ts";
import * as testimonials from "#shared/data/testimonials.ts";
import { languages, type Translation } from "#shared/languages.ts";

/** The modules of shared/data, with what the build checks in them. */
export const siteData = { commitments, company, projects, services, team, testimonials };
export type SiteData = typeof siteData;

/** The modules of each language's folder. */
export const siteTranslations = await Promise.all(
  languages.map(async ({ tag, load }): Promise<[tag: string, Translation]> => [tag, { ...(await load()) }]),
);

/** A language's tag and modules. */
export type SiteTranslation = (typeof siteTranslations)[number];
