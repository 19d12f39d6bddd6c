import type { words } from "./en/index.ts";
import type { PageWords } from "./schemas.ts";

/** All words of the site in one language. A text that a language lacks is a type error. */
export type SiteWords = typeof words;

/** The keys of the modules that are the words of a page. */
export type PageKey = {
  [Key in keyof SiteWords]: SiteWords[Key] extends PageWords ? Key : never;
}[keyof SiteWords];
