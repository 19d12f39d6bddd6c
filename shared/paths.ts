/** The paths of all pages. Links in content and the list of pages use them. */
export const paths = {
  home: "/",
  about: "/about",
  services: "/services",
  projects: "/projects",
  contact: "/contact",
} as const;

/** The paths of the files for machines. */
export const documentPaths = {
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;

/** The server's internal paths of the error pages. They are not addresses of the site. */
export const errorPaths = { notFound: "/404", serverError: "/500" } as const;
