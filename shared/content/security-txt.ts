import { brand } from "./brand.ts";

/** Where to report a weakness of the site; becomes /.well-known/security.txt (RFC 9116). */
export const security = {
  contact: `mailto:${brand.email}`,
  preferredLanguages: brand.languages.map(({ tag }) => tag),
};
