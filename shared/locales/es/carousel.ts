/** Text of every carousel (W3C APG, carousel pattern). */
export const carousel = {
  roleDescription: "carrusel",
  /** Names the row of slides, without its buttons. */
  slides: "Diapositivas",
  slideRoleDescription: "diapositiva",
  previous: "Anterior",
  next: "Siguiente",
  slide: "{n} de {total}",
};
