import { announce } from "#client/islands/announce.ts";
import { findParts } from "#client/islands/find-parts.ts";
import { formatMessage } from "#shared/format.ts";

type Parts = Record<
  "invitation" | "lesson" | "picker" | "clock" | "remark" | "status" | "free" | "result" | "again",
  HTMLElement
>;

export type ScriptProps = Record<"reason" | "busy" | "done" | "filled", string> & {
  /** The page's. Not read from the document, where translators write others, such as "auto". */
  locale: string;
};

type Step = "open" | "picking" | "filled";

/**
 * Lets the visitor assign a teacher to the open lesson. Teachers who are not free are crossed out. It shows the time
 * from the first click to the last.
 */
export function mount(root: HTMLElement, props: ScriptProps) {
  const { locale, reason, busy, done, filled } = props;
  const { invitation, lesson, picker, clock, remark, status, free, result, again } = findParts<Parts>(root);
  const scene = root.querySelector("img") as HTMLImageElement;
  const { alt: openAlt } = scene;
  // Browsers do not load a lazy picture that is clipped, as that of the filled lesson is.
  for (const picture of root.querySelectorAll("img")) picture.loading = "eager";

  let start = 0;
  let timer = 0;
  const formatElapsed = (timeStamp: number) => describeTime(timeStamp - start, locale);
  const show = (step: Step) => {
    clearInterval(timer);
    root.dataset.step = step;
    invitation.ariaExpanded = String(step === "picking");
    picker.hidden = step !== "picking";
    for (const teacher of picker.querySelectorAll("button")) teacher.ariaDisabled = null;
    remark.textContent = reason;
    status.hidden = true;
    scene.alt = step === "filled" ? formatMessage(filled, { name: nameOf(free) }) : openAlt;
  };

  lesson.addEventListener("click", () => {
    if (root.dataset.step === "open") invitation.click();
  });
  invitation.addEventListener("click", ({ timeStamp }) => {
    // Escape does not reset the timer, the Again button does.
    start ||= timeStamp;
    show("picking");
    clock.textContent = formatElapsed(timeStamp);
    timer = window.setInterval(() => {
      clock.textContent = formatElapsed(performance.now());
    }, 100);
    picker.focus({ preventScroll: true });
    scrollSmoothly(picker, "center");
  });
  picker.addEventListener("click", ({ target, timeStamp }) => {
    const teacher = (target as Element).closest("button");
    if (!teacher) return;
    if (teacher !== free) {
      teacher.ariaDisabled = "true";
      remark.textContent = formatMessage(busy, { name: nameOf(teacher) });
      announce(status, remark.textContent);
      return;
    }
    show("filled");
    result.textContent = formatMessage(done, { name: nameOf(free), time: formatElapsed(timeStamp) });
    again.focus({ preventScroll: true });
    scrollSmoothly(result, "nearest");
  });
  again.addEventListener("click", () => {
    start = 0;
    show("open");
    invitation.click();
  });
  root.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || picker.hidden) return;
    show("open");
    invitation.focus();
  });
  show("open");
}

const nameOf = (teacher: HTMLElement) => teacher.querySelector("b")?.textContent ?? "";

/** "3.4 seconds", or "12 seconds". The time is never zero. */
export function describeTime(milliseconds: number, locale: string) {
  const seconds = Math.max(milliseconds / 1000, 0.1);
  const maximumFractionDigits = seconds < 10 ? 1 : 0;
  const format = { style: "unit", unit: "second", unitDisplay: "long", maximumFractionDigits } as const;
  return new Intl.NumberFormat(locale, format).format(seconds);
}

function scrollSmoothly(element: HTMLElement, block: "center" | "nearest") {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block, behavior: still ? "instant" : "smooth" });
}
