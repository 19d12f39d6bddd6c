import { findParts } from "#client/islands/find-parts.ts";
import type { TimetableText } from "#shared/content/types.ts";
import { formatMessage } from "#shared/format.ts";

export type Parts = Record<
  "invitation" | "lesson" | "offer" | "clock" | "free" | "again" | "status" | "figure",
  HTMLElement
>;

type TimetableProps = Pick<TimetableText, "done"> & {
  /** The project's own figure. */
  measured: string;
  /** The page's. Not read from the document, where translators write others, such as "auto". */
  locale: string;
};

type Step = "open" | "asked" | "filled";

/**
 * Lets the visitor assign a teacher to the open lesson. Who is not free is crossed out. The time from the first click to
 * the last replaces the project's own figure.
 */
export async function mount(root: HTMLElement, { measured, locale, done }: TimetableProps) {
  const { invitation, lesson, offer, clock, free, again, status, figure } = findParts<Parts>(root);
  // Nothing can be tried until all pictures have loaded.
  await Promise.all([...root.querySelectorAll("img")].map(loadNow));

  let clicks = 0;
  let start = 0;
  let timer = 0;
  const timeAt = (timeStamp: number) => describeTime(timeStamp - start, locale);
  const show = (step: Step) => {
    clearInterval(timer);
    root.dataset["step"] = step;
    invitation.ariaExpanded = String(step === "asked");
    offer.hidden = step !== "asked";
    for (const teacher of offer.querySelectorAll("button")) teacher.ariaDisabled = null;
    status.textContent = "";
  };

  lesson.addEventListener("click", () => {
    if (root.dataset["step"] === "open") invitation.click();
  });
  invitation.addEventListener("click", ({ timeStamp }) => {
    if (clicks === 0) start = timeStamp;
    clicks += 1;
    show("asked");
    clock.textContent = timeAt(timeStamp);
    timer = window.setInterval(() => {
      clock.textContent = timeAt(performance.now());
    }, 100);
    offer.focus({ preventScroll: true });
    bringIntoView(offer, "center");
  });
  offer.addEventListener("click", ({ target, timeStamp }) => {
    const teacher = (target as Element).closest("button");
    if (!teacher) return;
    clicks += 1;
    if (teacher !== free) {
      teacher.ariaDisabled = "true";
      status.textContent = teacher.querySelector("span")?.textContent ?? "";
      return;
    }
    const time = timeAt(timeStamp);
    show("filled");
    figure.textContent = time;
    status.textContent = formatMessage(done, { clicks, time });
    again.focus({ preventScroll: true });
    bringIntoView(figure, "nearest");
  });
  again.addEventListener("click", () => {
    clicks = 0;
    figure.textContent = measured;
    show("open");
    invitation.click();
  });
  root.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || offer.hidden) return;
    show("open");
    invitation.focus();
  });
  // A page's first use of Intl is slow. After this one, the first click is not.
  describeTime(0, locale);
  show("open");
}

/** "3.4 seconds", or "12 seconds". The time is never zero. */
export function describeTime(milliseconds: number, locale: string) {
  const seconds = Math.max(milliseconds / 1000, 0.1);
  const maximumFractionDigits = seconds < 10 ? 1 : 0;
  const format = { style: "unit", unit: "second", unitDisplay: "long", maximumFractionDigits } as const;
  return new Intl.NumberFormat(locale, format).format(seconds);
}

function bringIntoView(element: HTMLElement, block: "center" | "nearest") {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block, behavior: still ? "instant" : "smooth" });
}

function loadNow(image: HTMLImageElement) {
  image.loading = "eager";
  return image.decode();
}
