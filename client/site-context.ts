import { createContext, useContext } from "react";
import type { SiteContent } from "#shared/content/site-content.ts";
import type { Alternate } from "#shared/languages.ts";

/** What pages and layout show: the content of the page's language, and the same page in every language. */
export interface SiteContext extends SiteContent {
  alternates: readonly Alternate[];
}

const Context = createContext<SiteContext | undefined>(undefined);

/** Gives the content of the page's language to everything inside it. */
export const SiteProvider = Context.Provider;

/** The content for pages and layout. Components and islands are given what they show as props. */
export function useSite(): SiteContext {
  const site = useContext(Context);
  if (!site) throw new Error("There is no SiteProvider around this component");
  return site;
}
