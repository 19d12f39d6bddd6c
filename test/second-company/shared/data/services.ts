import type { ContactService } from "#shared/contact-form.ts";
import type { ServiceData } from "#shared/site/types.ts";

/** The services whose cards Home and the services page always show. */
export const mainServices = [
  { id: "single-books", contactService: "binding" },
  { id: "repairs", contactService: "repair" },
  { id: "editions", contactService: "edition" },
  { id: "boxes", contactService: "box" },
] as const satisfies readonly ServiceData[];

/** No services are behind a button. */
export const furtherServices = [] as const satisfies readonly ServiceData[];

/** The form's option for visitors who do not know which service they need. */
export const undecidedService: ContactService = "undecided";

export type ServiceId = (typeof mainServices)[number]["id"];
