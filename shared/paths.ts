/** The paths of the pages in the default language. shared/languages.ts makes those of the others from them. */
export const paths = {
  home: "/",
  about: "/about",
  services: "/services",
  projects: "/projects",
  contact: "/contact",
} as const;

/** The paths of the files that server/seo makes. */
export const seoPaths = {
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;
