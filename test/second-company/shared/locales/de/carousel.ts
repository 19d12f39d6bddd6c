export const carousel = {
  roleDescription: "Karussell",
  slides: "Folien",
  slideRoleDescription: "Folie",
  previous: "Zurück",
  next: "Weiter",
  slide: "{n} von {total}",
};
