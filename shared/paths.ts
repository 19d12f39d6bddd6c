/** Every internal path of the site, once. Links in content and the route list take their paths from here. */
export const paths = {
  home: "/",
  about: "/about",
  services: "/services",
  projects: "/projects",
  contact: "/contact",
} as const;
