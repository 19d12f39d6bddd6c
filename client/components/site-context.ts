import { createContext, useContext } from "react";
import type { SiteContent } from "#shared/content/site-content.ts";
import type { Alternate } from "#shared/languages.ts";

/** What stands on every page: the facts, the paths, and the words of small pieces that several pages show. */
export interface SiteContext
  extends Pick<
    SiteContent,
    "language" | "paths" | "menu" | "company" | "companyWords" | "hours" | "layout" | "carousel" | "services"
  > {
  /** The same page in every language. */
  alternates: readonly Alternate[];
}

const Context = createContext<SiteContext | undefined>(undefined);

/** Gives the content of the page's language to everything inside it. */
export const SiteProvider = Context.Provider;

/**
 * What stands on every page, in the page's language. Not for islands that React hydrates: their root in the
 * browser has no provider, and their words are props.
 */
export function useSite(): SiteContext {
  const site = useContext(Context);
  if (!site) throw new Error("There is no SiteProvider around this component");
  return site;
}
