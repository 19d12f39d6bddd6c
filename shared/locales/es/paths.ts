/** The path of each page, without the language's prefix. Error pages cannot be visited at theirs. */
export const paths = {
  home: "/",
  about: "/nosotros",
  servicesPage: "/servicios",
  projectsPage: "/proyectos",
  contact: "/contacto",
  privacy: "/privacidad",
  terms: "/condiciones",
  notFound: "/404",
  serverError: "/500",
};
