import { requireElement } from "#client/islands/find-parts.ts";
import { flight, glide, highlights, wipe } from "#client/islands/keyframes.ts";
import { wrapWords } from "#client/islands/wrap-words.ts";
import stageStyles from "./stage.css?inline";
import { stageQuery } from "./stage-query.ts";

const { unlit, lit, plain } = highlights;

/** Where the steps begin, in percent of the scroll distance during which the stage stays in place. */
const starts = { light: 3, scatter: 20, fly: 36, close: 50, plain: 61, follow: 70 };

/** Plays the animation from the email to its sentence as the visitor scrolls, if space and motion settings allow it. */
export async function mount(root: HTMLElement) {
  if (!("ViewTimeline" in window)) return;
  // If split earlier, every word would move when the fonts load.
  await document.fonts.ready;
  const part = (name: string) => requireElement(root, `[data-${name}]`);
  const [stage, mail, sentence] = [part("stage"), part("mail"), part("sentence")];
  const marks = [...mail.querySelectorAll("mark")];
  const others = wrapWords(mail);
  const words = wrapWords(sentence);
  const query = matchMedia(stageQuery);
  const timeline = new ViewTimeline({ subject: root, inset: "0px" });
  const animations: Animation[] = [];

  const styles = new CSSStyleSheet();
  styles.replaceSync(stageStyles);
  document.adoptedStyleSheets.push(styles);
  CSS.registerProperty({ name: "--words", syntax: "<integer>", inherits: true, initialValue: "0" });

  /** Start and length are in percent, as above. */
  const play = (
    element: Element,
    [start, length]: readonly [start: number, length: number],
    keyframes: PropertyIndexedKeyframes,
    options: KeyframeAnimationOptions = {},
  ) => {
    const range = { rangeStart: `contain ${start}%`, rangeEnd: `contain ${start + length}%` };
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
      play(word, [starts.scatter + 10 * chance, 11], { opacity: [1, 0], translate }, { easing: "ease-in" });
    }
    play(part("sender"), [starts.scatter, 8], { opacity: [1, 0] });
    const count = [others.length + marks.length, marks.length].map(String);
    play(part("count"), [starts.scatter, 21], { "--words": count, color: ["var(--muted)", "var(--mark)"] });

    for (const [index, word] of words.entries()) {
      const [mark, start, end] = [marks[index], from[index], to[index]];
      if (!mark || !start || !end) continue;
      const turn = index / words.length;
      const takeOff = starts.fly + 9 * turn;
      const { translate, scale } = flight(start, end);
      play(mark, [starts.light + 13 * turn, 3], wipe(unlit, lit));
      play(word, [takeOff - 1, 1], { opacity: [0, 1] });
      play(mark, [takeOff, 0.1], { opacity: [1, 0] });
      // A word passes the others while it is small. It grows at its destination.
      play(word, [takeOff, 12], { translate }, { easing: glide });
      play(word, [takeOff + 4, 11], { scale }, { easing: glide });
      play(word, [starts.plain + 8 * turn, 1.2], wipe(lit, plain));
      // Each line's descenders are drawn above the next line.
      word.style.zIndex = String(words.length - index);
    }
    const closed = { right: ["0", `${right}px`], bottom: ["0", `${frame.bottom - field.bottom}px`] };
    play(part("frame"), [starts.close, 11], closed, { easing: glide });
    play(
      sentence,
      [starts.follow, 9],
      { scale: ["0 1", "1 1"] },
      { easing: "ease-in-out", pseudoElement: "::after" },
    );
    play(
      part("then"),
      [starts.follow, 9],
      { opacity: [0, 1], translate: ["0 1.5rem", "0 0"] },
      { easing: "ease-out" },
    );
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
  addEventListener("afterprint", update);
  addEventListener("resize", update);
  query.addEventListener("change", update);
  document.fonts.addEventListener("loadingdone", update);
  update();
}
