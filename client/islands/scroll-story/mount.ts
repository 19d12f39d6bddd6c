import { flight, glide, highlights, wipe } from "#client/islands/keyframes.ts";
import { requireElement } from "#client/islands/require-element.ts";
import { splitWords } from "#client/islands/split-words.ts";
import stageStyles from "./stage.css?inline";
import { stageQuery } from "./stage-query.ts";

const { unlit, lit, plain } = highlights;

/** Plays the animation from the email to its sentence as the visitor scrolls, if space and motion settings allow it. */
export async function mount(root: HTMLElement) {
  if (!("ViewTimeline" in window)) return;
  // If split earlier, every word would move when the fonts load.
  await document.fonts.ready;
  const part = (name: string) => requireElement(root, `[data-${name}]`);
  const [stage, mail, sentence] = [part("stage"), part("mail"), part("sentence")];
  const marks = [...mail.querySelectorAll("mark")];
  const others = splitWords(mail);
  const words = splitWords(sentence);
  const query = matchMedia(stageQuery);
  const timeline = new ViewTimeline({ subject: root, inset: "0px" });
  const animations: Animation[] = [];

  const styles = new CSSStyleSheet();
  styles.replaceSync(stageStyles);
  document.adoptedStyleSheets.push(styles);
  CSS.registerProperty({ name: "--words", syntax: "<integer>", inherits: true, initialValue: "0" });

  /** Start and end are percentages of the scroll distance during which the stage stays in place. */
  const play = (
    element: Element,
    [start, end]: readonly [start: number, end: number],
    keyframes: PropertyIndexedKeyframes,
    options: KeyframeAnimationOptions = {},
  ) => {
    const range = { rangeStart: `contain ${start}%`, rangeEnd: `contain ${end}%` };
    animations.push(element.animate(keyframes, { timeline, ...range, fill: "both", ...options }));
  };

  const playAll = () => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const [from, to] = [marks.map(boxOf), words.map(boxOf)];
    const [frame, field] = [boxOf(part("frame")), boxOf(sentence)];
    const inset = Math.min(...to.map(({ left }) => left)) - field.left;
    const right = frame.right - Math.max(...to.map(({ right }) => right)) - inset;

    // Multiples of the golden ratio are spread evenly, and neighbours differ widely.
    for (const [index, word] of others.entries()) {
      const chance = (index * 0.618) % 1;
      const translate = ["0 0", `${(chance - 0.5) * 6}rem 2.5rem`];
      play(word, [20 + 10 * chance, 31 + 10 * chance], { opacity: [1, 0], translate }, { easing: "ease-in" });
    }
    play(part("sender"), [20, 28], { opacity: [1, 0] });
    const count = [others.length + marks.length, marks.length].map(String);
    play(part("count"), [20, 41], { "--words": count, color: ["var(--muted)", "var(--mark)"] });

    for (const [index, word] of words.entries()) {
      const [mark, start, end] = [marks[index], from[index], to[index]];
      if (!mark || !start || !end) continue;
      const way = index / words.length;
      const { translate, scale } = flight(start, end);
      play(mark, [3 + 13 * way, 6 + 13 * way], wipe(unlit, lit));
      play(word, [35 + 9 * way, 36 + 9 * way], { opacity: [0, 1] });
      play(mark, [36 + 9 * way, 36.1 + 9 * way], { opacity: [1, 0] });
      // A word passes the others while it is small. It grows at its destination.
      play(word, [36 + 9 * way, 48 + 9 * way], { translate }, { easing: glide });
      play(word, [40 + 9 * way, 51 + 9 * way], { scale }, { easing: glide });
      play(word, [61 + 8 * way, 62.2 + 8 * way], wipe(lit, plain));
      // Each line's descenders are drawn above the next line.
      word.style.zIndex = String(words.length - index);
    }
    const closed = { right: ["0", `${right}px`], bottom: ["0", `${frame.bottom - field.bottom}px`] };
    play(part("frame"), [50, 61], closed, { easing: glide });
    play(sentence, [70, 79], { scale: ["0 1", "1 1"] }, { easing: "ease-in-out", pseudoElement: "::after" });
    play(part("then"), [70, 79], { opacity: [0, 1], translate: ["0 1.5rem", "0 0"] }, { easing: "ease-out" });
  };

  const leaveStage = () => {
    for (const animation of animations.splice(0)) animation.cancel();
    root.toggleAttribute("data-staged", false);
  };
  const update = () => {
    leaveStage();
    root.style.height = "";
    if (!query.matches) return;
    root.toggleAttribute("data-staged", true);
    if (stage.scrollHeight <= stage.clientHeight + 1) return playAll();
    // No text may be cut off. If space is too tight, the sentence is below the email instead.
    leaveStage();
    root.style.height = "auto";
  };
  addEventListener("beforeprint", leaveStage);
  for (const target of [window, query, document.fonts])
    for (const event of ["resize", "change", "loadingdone", "afterprint"])
      target.addEventListener(event, update);
  update();
}
