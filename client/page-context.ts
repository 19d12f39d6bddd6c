import { createContext, useContext } from "react";
import type { Site } from "#shared/content/site.ts";
import type { Page } from "#shared/pages.ts";

const Context = createContext<Page | undefined>(undefined);

export const PageProvider = Context.Provider;

/** Only for pages and layout. Components and islands receive their content as props. */
export function usePage(): Page {
  const page = useContext(Context);
  if (!page) throw new Error("There is no PageProvider around this component");
  return page;
}

export const useSite = (): Site => usePage().site;
