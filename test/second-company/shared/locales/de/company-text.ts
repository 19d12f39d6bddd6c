import { company } from "#shared/data/company.ts";

const tagline = "Bücher, die man gern aufschlägt.";

export const companyText = {
  tagline,
  location: "Leimtwiete 7, 22767 Hamburg",
  timeZone: "Uhr",
  closed: "geschlossen: {dates}",
  socialPreview: `${company.shortName}. ${tagline}`,
};
