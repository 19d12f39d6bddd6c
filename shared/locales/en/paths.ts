/** The path of each page, without the language's prefix. Error pages cannot be visited at theirs. */
export const paths = {
  home: "/",
  about: "/about",
  services: "/services",
  projects: "/projects",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
  notFound: "/404",
  serverError: "/500",
};
