export const paths = {
  home: "/",
  about: "/atelier",
  servicesPage: "/travaux",
  projectsPage: "/commandes",
  contact: "/contact",
  privacy: "/confidentialite",
  imprint: "/mentions-legales",
  notFound: "/404",
  serverError: "/500",
};
