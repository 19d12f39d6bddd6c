import type { ServiceData } from "#shared/content/types.ts";

/** The services that Home and the services page always show. */
export const mainServices = [
  { id: "portfolio-websites", picture: "portfolio", contactService: "web-development" },
  { id: "ai-bots-agents", picture: "school-bot", contactService: "ai-bot-development" },
  { id: "ui-ux-design", picture: "prototype", contactService: "ui-ux-design" },
  { id: "business-systems", picture: "one-order", contactService: "custom-software-development" },
  { id: "software-solutions", picture: "cover-plan", contactService: "custom-software-development" },
] as const satisfies readonly ServiceData[];

/** The services that the services page shows after a button is pressed. */
export const furtherServices = [
  { id: "mobile-apps", contactService: "mobile-app-development" },
  { id: "wordpress", contactService: "web-development" },
  { id: "business-automation", contactService: "business-automation" },
] as const satisfies readonly ServiceData[];

export type ServiceId = (typeof mainServices | typeof furtherServices)[number]["id"];

/** The service that the bot on the services page demonstrates. */
export const botServiceId: (typeof mainServices)[number]["id"] = "ai-bots-agents";
