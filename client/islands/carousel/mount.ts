import { findParts } from "#client/islands/find-parts.ts";

export type Parts = Record<"track" | "previous" | "next", HTMLElement>;

/**
 * Enables the carousel's buttons when its slides do not fit. Swiper runs in CSS mode: the browser scrolls the track,
 * also by arrow keys, and CSS sets the width of the slides, so nothing moves when this script starts.
 */
export async function mount(root: HTMLElement) {
  const { track, previous, next } = findParts<Parts>(root);
  // A row that does not scroll is no tab stop.
  new ResizeObserver(() => {
    track.tabIndex = track.scrollWidth > track.clientWidth + 1 ? 0 : -1;
  }).observe(track);
  await overflowing(track);
  const { default: Swiper } = await import("swiper");
  track.classList.add("swiper-wrapper");
  for (const slide of track.children) slide.classList.add("swiper-slide");
  const { scrollLeft } = track;
  const swiper = new Swiper(track.parentElement as HTMLElement, {
    cssMode: true,
    slidesPerView: "auto",
    simulateTouch: false,
    speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300,
  });
  // Swiper starts at the first slide, but the visitor may already have scrolled.
  track.scrollLeft = scrollLeft;

  // Uses the browser's scroll position: Swiper's own end can be one pixel beyond what a visitor can reach.
  const showEnds = () => {
    const end = track.scrollWidth - track.clientWidth;
    // Not `disabled`, which would take focus away from a button that the visitor has just pressed.
    previous.ariaDisabled = String(track.scrollLeft <= 1);
    next.ariaDisabled = String(track.scrollLeft >= end - 1);
  };
  track.addEventListener("scroll", showEnds);
  swiper.on("resize", showEnds);
  showEnds();

  previous.addEventListener("click", () => swiper.slidePrev());
  next.addEventListener("click", () => swiper.slideNext());
}

/** Resolves when the element's content overflows. */
function overflowing(element: Element) {
  return new Promise<void>((resolve) => {
    new ResizeObserver((_, observer) => {
      if (element.scrollWidth <= element.clientWidth + 1) return;
      observer.disconnect();
      resolve();
    }).observe(element);
  });
}
