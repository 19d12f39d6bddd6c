/** Words of every carousel (W3C APG, carousel pattern). */
export const carousel = {
  roleDescription: "carousel",
  /** The row itself, beside its buttons. */
  slides: "Slides",
  slideRoleDescription: "slide",
  previous: "Previous",
  next: "Next",
  slide: "{n} of {total}",
};
