export const paths = {
  home: "/",
  about: "/nosotros",
  services: "/servicios",
  projects: "/proyectos",
  contact: "/contacto",
  privacy: "/privacidad",
  terms: "/condiciones",
  notFound: "/404",
  serverError: "/500",
};
