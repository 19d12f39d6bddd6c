import { announce } from "#client/islands/announce.ts";
import { findParts } from "#client/islands/find-parts.ts";

type Parts = Record<"track" | "previous" | "next" | "status", HTMLElement>;

/**
 * Enables the carousel's buttons when its slides do not fit. Screen readers announce the slide to which a button has
 * led. Swiper runs in CSS mode: the browser scrolls the track, also by arrow keys, and CSS sets the width of the
 * slides, so nothing moves when this script starts.
 */
export async function mount(root: HTMLElement) {
  const { track, previous, next, status } = findParts<Parts>(root);
  await new Promise<void>((resolve) => {
    new ResizeObserver(() => {
      const scrolls = track.scrollWidth > track.clientWidth + 1;
      // A row that does not scroll cannot be focused.
      track.tabIndex = scrolls ? 0 : -1;
      if (scrolls) resolve();
    }).observe(track);
  });
  const { default: Swiper } = await import("swiper");
  track.classList.add("swiper-wrapper");
  for (const slide of track.children) slide.classList.add("swiper-slide");
  const { scrollLeft } = track;
  const swiper = new Swiper(track.parentElement as HTMLElement, {
    cssMode: true,
    slidesPerView: "auto",
    simulateTouch: false,
  });
  // Swiper starts at the first slide, but the visitor may already have scrolled.
  track.scrollLeft = scrollLeft;

  // Uses the browser's scroll position: Swiper's own end can be one pixel beyond what a visitor can reach.
  const updateButtons = () => {
    const end = track.scrollWidth - track.clientWidth;
    // Not `disabled`, which would take focus away from a button that the visitor has just pressed.
    previous.ariaDisabled = String(track.scrollLeft <= 1);
    next.ariaDisabled = String(track.scrollLeft >= end - 1);
  };
  track.addEventListener("scroll", updateButtons);
  swiper.on("resize", updateButtons);
  updateButtons();

  /** For how long after a press scrolling counts as the button's own, in milliseconds. The animation takes 300. */
  const settleTime = 700;
  let target = 0;
  let lastPress = Number.NEGATIVE_INFINITY;
  // At the row's end, the buttons lead to slides that cannot become Swiper's active one. So only the visitor's own
  // scrolling changes the target, not that of a button, which takes less time.
  track.addEventListener("scroll", ({ timeStamp }) => {
    if (timeStamp - lastPress > settleTime) target = swiper.activeIndex;
  });
  for (const button of [previous, next])
    button.addEventListener("click", ({ timeStamp }) => {
      lastPress = timeStamp;
      target = Math.min(Math.max(target + (button === next ? 1 : -1), 0), track.children.length - 1);
      swiper.slideTo(target, matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300);
      // Announced even at the row's end, where the last slides may all be visible.
      const slide = track.children[target] as HTMLElement;
      announce(status, `${slide.ariaLabel}: ${slide.dataset.name}`);
    });
}
