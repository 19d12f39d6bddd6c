import { requireElement } from "#client/islands/require-element.ts";
import { formatMessage } from "#shared/format.ts";

/** What screen readers are told when a teacher is on offer and when she has the lesson, and what it took. */
export interface TimetableContent {
  offer: string;
  done: string;
  /** With `{clicks}`, a number, and `{time}`, such as "3.4 seconds". */
  result: string;
}

type Step = "open" | "asked" | "filled";

/** Lets the visitor give the open lesson a teacher, and shows the clicks and the time from the first to the last. */
export async function mount(root: HTMLElement, content: TimetableContent) {
  const layer = requireElement(root, "[data-step]");
  const lesson = requireElement(layer, "[data-lesson]");
  const assign = requireElement(layer, "[data-assign]");
  const again = requireElement(layer, "[data-again]");
  const news = requireElement(layer, "[data-news]");
  const result = requireElement(layer, "[data-result]");
  // Until all pictures are there, nothing can be tried.
  await Promise.all([...root.querySelectorAll("img")].map(loadNow));

  let clicks = 0;
  let start = 0;
  const show = (step: Step) => {
    layer.dataset["step"] = step;
    lesson.ariaExpanded = String(step === "asked");
    lesson.hidden = step === "filled";
    assign.hidden = step !== "asked";
    again.hidden = step !== "filled";
    news.textContent = { open: "", asked: content.offer, filled: content.done }[step];
  };

  lesson.addEventListener("click", ({ timeStamp }) => {
    if (clicks === 0) start = timeStamp;
    clicks += 1;
    show(assign.hidden ? "asked" : "open");
  });
  assign.addEventListener("click", ({ timeStamp }) => {
    const { lang } = document.documentElement;
    result.textContent = describeEffort(clicks + 1, timeStamp - start, content, lang);
    show("filled");
    again.focus({ preventScroll: true });
  });
  again.addEventListener("click", () => {
    clicks = 0;
    result.textContent = "";
    show("open");
    lesson.focus({ preventScroll: true });
  });
  layer.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || assign.hidden) return;
    show("open");
    lesson.focus();
  });
  layer.hidden = false;
}

/** "2 clicks, 3.4 seconds." Nobody takes no time at all. */
export function describeEffort(
  clicks: number,
  milliseconds: number,
  content: Pick<TimetableContent, "result">,
  language: string,
) {
  const time = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "second",
    unitDisplay: "long",
    maximumFractionDigits: 1,
  }).format(Math.max(milliseconds / 1000, 0.1));
  return formatMessage(content.result, { clicks: new Intl.NumberFormat(language).format(clicks), time });
}

function loadNow(image: HTMLImageElement) {
  image.loading = "eager";
  return image.decode();
}
