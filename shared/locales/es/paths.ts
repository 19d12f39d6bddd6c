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
