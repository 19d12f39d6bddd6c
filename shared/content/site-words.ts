import type { AboutStory } from "./about-story.ts";
import type { words } from "./en/index.ts";
import type { Conversation, PageWords } from "./types.ts";

type Words = typeof words;

/**
 * All words of the site in one language. A text that a language lacks is a type error, except the story of
 * About and a conversation.
 */
export type SiteWords = Omit<Words, "about" | "servicesPage"> & {
  about: Omit<Words["about"], "story"> & { story?: AboutStory };
  servicesPage: Omit<Words["servicesPage"], "conversation"> & { conversation?: Conversation };
};

/** The keys of the modules that are the words of a page. */
export type PageKey = {
  [Key in keyof SiteWords]: SiteWords[Key] extends PageWords ? Key : never;
}[keyof SiteWords];
