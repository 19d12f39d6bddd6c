/** Text of every carousel (W3C APG, carousel pattern). */
export const carousel = {
  roleDescription: "carousel",
  /** Names the row of slides, without its buttons. */
  slides: "Slides",
  slideRoleDescription: "slide",
  previous: "Previous",
  next: "Next",
  slide: "{n} of {total}",
};
