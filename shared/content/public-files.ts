/** Files of public/ whose path never changes, and their data for machines. */
export const publicFiles = {
  /** The picture in link previews of pages without a picture of their own. */
  socialPreview: {
    path: "/social-preview.png",
    width: 1200,
    height: 630,
  },
  logo: { path: "/logo.png", width: 512, height: 512 },
  favicon: "/favicon.ico",
  icon: "/favicon.svg",
  touchIcon: "/apple-touch-icon.png",
  appIcons: [
    { path: "/icon-192.png", size: 192, purpose: "any" },
    { path: "/icon-512.png", size: 512, purpose: "any" },
    { path: "/icon-maskable-512.png", size: 512, purpose: "maskable" },
  ],
  manifest: "/manifest.webmanifest",
};
