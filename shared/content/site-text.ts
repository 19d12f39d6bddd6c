import type { AboutStory } from "./about-story.ts";
import type { Conversation } from "./conversation.ts";
import type { text } from "./en/index.ts";
import type { PageText } from "./types.ts";

type DefaultText = typeof text;

/**
 * All text of the site in one language. What a language lacks is a type error, except the story of About and a
 * conversation.
 */
export type SiteText = Omit<DefaultText, "about" | "servicesPage"> & {
  about: Omit<DefaultText["about"], "story"> & { story?: AboutStory };
  servicesPage: Omit<DefaultText["servicesPage"], "conversation"> & { conversation?: Conversation };
};

/** The keys of the modules that are the text of a page. */
export type PageKey = {
  [Key in keyof SiteText]: SiteText[Key] extends PageText ? Key : never;
}[keyof SiteText];
