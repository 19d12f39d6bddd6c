export const paths = {
  home: "/",
  about: "/werkstatt",
  servicesPage: "/arbeiten",
  projectsPage: "/auftraege",
  contactPage: "/kontakt",
  privacy: "/datenschutz",
  imprint: "/impressum",
  notFound: "/404",
  serverError: "/500",
};
