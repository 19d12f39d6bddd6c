import { brand } from "./brand.ts";

/** The contact for security reports. It becomes /.well-known/security.txt (RFC 9116). */
export const security = {
  contact: `mailto:${brand.email}`,
  preferredLanguages: brand.languages.map(({ tag }) => tag),
};
