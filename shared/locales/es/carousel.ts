export const carousel = {
  roleDescription: "carrusel",
  slides: "Diapositivas",
  slideRoleDescription: "diapositiva",
  previous: "Anterior",
  next: "Siguiente",
  slide: "{n} de {total}",
};
