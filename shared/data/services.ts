import type { ContactService } from "#shared/contact-form.ts";
import type { ServiceData } from "#shared/content/types.ts";

/** The services that Home and the services page always show. */
export const mainServices = [
  { id: "portfolio-websites", contactService: "web-development" },
  { id: "ai-bots-agents", contactService: "ai-bot-development" },
  { id: "ui-ux-design", contactService: "ui-ux-design" },
  { id: "business-systems", contactService: "custom-software-development" },
  { id: "software-solutions", contactService: "custom-software-development" },
] as const satisfies readonly ServiceData[];

/** The services that the services page shows after a button is pressed. */
export const furtherServices = [
  { id: "mobile-apps", contactService: "mobile-app-development" },
  { id: "wordpress", contactService: "web-development" },
  { id: "business-automation", contactService: "business-automation" },
] as const satisfies readonly ServiceData[];

/** The form's option for visitors who do not know which service they need. */
export const undecidedService: ContactService = "other";

export type ServiceId = (typeof mainServices | typeof furtherServices)[number]["id"];
