export const carousel = {
  roleDescription: "carrousel",
  slides: "Diapositives",
  slideRoleDescription: "diapositive",
  previous: "Précédente",
  next: "Suivante",
  slide: "{n} sur {total}",
};
