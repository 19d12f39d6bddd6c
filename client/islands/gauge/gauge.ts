import { requireElement } from "#client/islands/require-element.ts";

const drawing: KeyframeAnimationOptions = {
  duration: 900,
  // As in tokens.ts, which would come along whole.
  easing: "cubic-bezier(0.2, 0, 0, 1)",
  fill: "backwards",
};

/** Draws the arc of the server's gauge once more, when the visitor first sees it. */
export function mount(root: HTMLElement) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const arc = requireElement<SVGElement>(root, "[data-gauge-arc]");
  let animation: Animation | undefined;

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) {
        // Emptied while nobody sees it.
        animation ??= arc.animate([{ strokeDasharray: "0 100" }, {}], drawing);
        animation.pause();
        return;
      }
      // Already seen full before this script came: emptying it now would be a flash.
      animation?.play();
      observer.disconnect();
    },
    { threshold: 0.4 },
  );
  observer.observe(root);
  addEventListener("beforeprint", () => animation?.finish());
}
