export const paths = {
  home: "/",
  about: "/werkstatt",
  servicesPage: "/arbeiten",
  projectsPage: "/auftraege",
  contact: "/kontakt",
  privacy: "/datenschutz",
  imprint: "/impressum",
  notFound: "/404",
  serverError: "/500",
};
