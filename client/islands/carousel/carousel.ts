import Swiper from "swiper";
import { requireElement } from "#client/islands/require-element.ts";

/**
 * Gives the server's row its buttons and arrow keys. Swiper runs in css mode: the track goes on scrolling by itself and
 * keeps the widths that CSS gave its slides, so nothing moves when this arrives.
 */
export function mount(root: HTMLElement) {
  const track = requireElement(root, "[data-carousel-track]");
  const controls = requireElement(root, "[data-carousel-controls]");
  const previous = requireElement(controls, "[data-carousel-prev]");
  const next = requireElement(controls, "[data-carousel-next]");

  track.classList.add("swiper-wrapper");
  for (const slide of track.children) slide.classList.add("swiper-slide");
  // Swiper lays its gaps as margins.
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
  track.style.columnGap = "0";
  const { scrollLeft } = track;

  const swiper = new Swiper(requireElement(root, "[data-carousel-viewport]"), {
    cssMode: true,
    slidesPerView: "auto",
    spaceBetween: gap,
    simulateTouch: false,
    speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300,
  });
  // Swiper begins at the first slide, the visitor may have begun before it.
  track.scrollLeft = scrollLeft;
  // It would hear of that a frame later, and show the wrong ends until then.
  track.dispatchEvent(new Event("scroll"));

  // `disabled` would take the focus away from whoever has just pressed the button.
  const showEnds = () => {
    controls.hidden = swiper.isLocked;
    previous.ariaDisabled = String(swiper.isBeginning);
    next.ariaDisabled = String(swiper.isEnd);
  };
  swiper.on("lock unlock fromEdge toEdge resize", showEnds);
  showEnds();

  previous.addEventListener("click", () => swiper.slidePrev());
  next.addEventListener("click", () => swiper.slideNext());
  root.addEventListener("keydown", (event) => {
    // Alt and an arrow is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "ArrowLeft") swiper.slidePrev();
    else if (event.key === "ArrowRight") swiper.slideNext();
    else return;
    event.preventDefault();
  });
}
