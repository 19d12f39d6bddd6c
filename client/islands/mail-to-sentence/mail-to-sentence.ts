import { requireElement } from "#client/islands/require-element.ts";
import stageStyles from "./stage.css?inline";
import { stageQuery } from "./stage-query.ts";

/** Plays the way from the mail to its sentence while the visitor scrolls, where there is room and motion for it. */
export async function mount(root: HTMLElement) {
  if (!("ViewTimeline" in window)) return;
  // Split earlier, every word would move when the faces come.
  await document.fonts.ready;
  const find = (part: string) => requireElement(root, part);
  const [stage, letter, mail, sentence] = [
    find("div"),
    find("blockquote"),
    find("[data-mail]"),
    find("[data-sentence]"),
  ];
  const marks = [...mail.querySelectorAll("mark")];
  const others = splitWords(mail);
  const words = splitWords(sentence);
  const animations: Animation[] = [];
  const query = matchMedia(stageQuery);
  const timeline = new ViewTimeline({ subject: root });
  const styles = new CSSStyleSheet();
  styles.replaceSync(stageStyles);
  document.adoptedStyleSheets.push(styles);
  CSS.registerProperty({ name: "--words", syntax: "<integer>", inherits: true, initialValue: "0" });

  /** Start and end are percents of the way on which the stage stands still. */
  const play = (
    element: Element,
    [start, end]: readonly [start: number, end: number],
    keyframes: PropertyIndexedKeyframes,
    easing = "linear",
    pseudoElement?: string,
  ) => {
    const range = { rangeStart: `contain ${start}%`, rangeEnd: `contain ${end}%` };
    animations.push(
      element.animate(keyframes, {
        timeline,
        ...range,
        fill: "both",
        easing,
        pseudoElement: pseudoElement ?? null,
      }),
    );
  };

  const playAll = () => {
    const first = marks.map((mark) => mark.getBoundingClientRect());
    const last = words.map((word) => word.getBoundingClientRect());
    const [frame, field] = [letter.getBoundingClientRect(), sentence.getBoundingClientRect()];
    const inset = (last[0]?.left ?? 0) - field.left;
    const right = Math.max(...last.map((word) => word.right)) + inset;

    for (const [index, mark] of marks.entries()) {
      const way = index / marks.length;
      play(mark, [3 + 13 * way, 6 + 13 * way], wipe(unlit, lit));
      play(mark, [36 + 9 * way, 36.1 + 9 * way], { opacity: [1, 0] });
    }
    // The multiples of the golden ratio are spread evenly, and neighbours differ much.
    for (const [index, word] of others.entries()) {
      const chance = (index * 0.618) % 1;
      const translate = ["0 0", `${(chance - 0.5) * 6}rem 2.5rem`];
      play(word, [20 + 10 * chance, 31 + 10 * chance], { opacity: [1, 0], translate }, "ease-in");
    }
    play(find("[data-sender]"), [20, 28], { opacity: [1, 0] });
    play(find("[data-count]"), [20, 41], {
      "--words": [others.length + marks.length, marks.length].map(String),
    });
    for (const [index, word] of words.entries()) {
      const way = index / words.length;
      const [from, to] = [first[index], last[index]];
      if (!from || !to) continue;
      const scale = from.width / to.width;
      const top = from.top + (from.height - to.height * scale) / 2 - to.top;
      word.style.zIndex = String(words.length - index);
      play(word, [35 + 9 * way, 36 + 9 * way], { opacity: [0, 1] });
      play(
        word,
        [36 + 9 * way, 48 + 9 * way],
        { translate: [`${from.left - to.left}px ${top}px`, "0 0"] },
        glide,
      );
      play(word, [40 + 9 * way, 51 + 9 * way], { scale: [scale, 1] }, glide);
      play(word, [61 + 8 * way, 62.2 + 8 * way], wipe(lit, calm));
    }
    play(
      find("[data-frame]"),
      [50, 61],
      { right: ["0", `${frame.right - right}px`], bottom: ["0", `${frame.bottom - field.bottom}px`] },
      glide,
    );
    play(sentence, [70, 79], { scale: ["0 1", "1 1"] }, "ease-in-out", "::after");
    play(find("[data-then]"), [70, 79], { opacity: [0, 1], translate: ["0 1.5rem", "0 0"] }, "ease-out");
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
    // Nothing may be cut. With too little room, both texts stand one below the other.
    leaveStage();
    root.style.height = "auto";
  };
  addEventListener("beforeprint", leaveStage);
  for (const target of [window, query, document.fonts])
    for (const event of ["resize", "change", "loadingdone", "afterprint"])
      target.addEventListener(event, update);
  update();
}

const glide = "cubic-bezier(0.6, 0, 0.2, 1)";

/** Text and its ground. */
const unlit = ["var(--muted)", "transparent"];
const lit = ["var(--on-accent)", "var(--accent)"];
const calm = ["var(--text)", "transparent"];

/** One pair of colours takes the place of another, from the left to the right. */
function wipe(from: readonly string[], to: readonly string[]): PropertyIndexedKeyframes {
  const [text, ground] = [0, 1].map((part) => `linear-gradient(90deg, ${to[part]} 50%, ${from[part]} 0)`);
  const constant = {
    color: "transparent",
    backgroundColor: "transparent",
    backgroundImage: `${text}, ${ground}`,
    backgroundSize: "200%",
    backgroundClip: "text, border-box",
  };
  const pairs = Object.entries(constant).map(([name, value]) => [name, [value, value]]);
  return { ...Object.fromEntries(pairs), backgroundPositionX: ["100%", "0%"] };
}

/** Puts every word of an element's own text into an element. */
function splitWords(element: HTMLElement): HTMLElement[] {
  // VoiceOver would stop at every word.
  element.role = "text";
  return [...element.childNodes]
    .filter((node) => node instanceof Text)
    .flatMap((text) => {
      const parts = text.data
        .split(/(\s+)/)
        .map((part) =>
          part.trim() ? Object.assign(document.createElement("span"), { textContent: part }) : part,
        );
      text.replaceWith(...parts);
      return parts.filter((part) => part instanceof HTMLElement);
    });
}
