import type { words } from "./en/index.ts";
import type { Conversation, PageWords, SignedPageWords } from "./types.ts";

type Words = typeof words;

/** All words of the site in one language. A text that a language lacks is a type error, except a conversation and a signed page. */
export type SiteWords = Omit<Words, "servicesPage" | "about"> & {
  about: Omit<Words["about"], "signedPage"> & { signedPage?: SignedPageWords };
  servicesPage: Omit<Words["servicesPage"], "conversation"> & { conversation?: Conversation };
};

/** The keys of the modules that are the words of a page. */
export type PageKey = {
  [Key in keyof SiteWords]: SiteWords[Key] extends PageWords ? Key : never;
}[keyof SiteWords];
