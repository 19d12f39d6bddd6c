/** Every page of the site, once. Links in content and the list of pages take their paths from here. */
export const paths = {
  home: "/",
  about: "/about",
  services: "/services",
  projects: "/projects",
  contact: "/contact",
} as const;

/** What the site tells machines beside its pages, at the addresses where they look. */
export const documentPaths = {
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;

/** Where the pages for errors are found inside the server. As addresses of the site they do not exist. */
export const errorPaths = { notFound: "/404", serverError: "/500" } as const;
