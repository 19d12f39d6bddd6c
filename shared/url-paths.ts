/** The paths of the icons and the logo in public/, which never change. */
export const publicPaths = {
  logo: "/logo.png",
  favicon: "/favicon.ico",
  icon: "/favicon.svg",
  touchIcon: "/apple-touch-icon.png",
};

/** The paths of the files that server/seo generates. */
export const generatedPaths = {
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;
