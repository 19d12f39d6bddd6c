/** Files in public/ whose path never changes, and what other code must know about them. */
export const publicFiles = {
  logo: "/logo.png",
  favicon: "/favicon.ico",
  icon: "/favicon.svg",
  touchIcon: "/apple-touch-icon.png",
  appIcons: [
    { path: "/icon-192.png", size: 192, purpose: "any" },
    { path: "/icon-512.png", size: 512, purpose: "any" },
    { path: "/icon-maskable-512.png", size: 512, purpose: "maskable" },
  ],
};

/** The paths of the files that server/seo generates. */
export const generatedFiles = {
  manifest: "/manifest.webmanifest",
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;
