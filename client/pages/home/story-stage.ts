import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, space } from "#client/styles/tokens.ts";

/** What the stage shows, in this order, and how far the visitor scrolls meanwhile, in percent of the window's height. */
const scenes = {
  /** The words of the sentence are lit in the email, one by one. */
  light: 36,
  /** The rest of the email goes dark, and the words are counted. */
  darken: 28,
  /** The words alone. */
  alone: 16,
  /** Each word is wiped away in the email while it is written in large letters. */
  relay: 40,
  /** The brackets tighten around the sentence, in the middle of their frame. */
  tighten: 8,
  sentence: 20,
  /** The sentence shrinks to a caption, the product rises below it, and the brackets grow to the window's edges. */
  move: 32,
  /** The second heading appears. */
  solve: 8,
  /** A free time is taken. */
  take: 6,
  /** The figure sinks. */
  sink: 22,
  /** The figure before appears, struck through. */
  strike: 8,
  product: 12,
};

/** The area of the email with its headers, in square em of its text: that of the longest language. */
const emailArea = 820;

/**
 * Of the longest language: the number of the sentence's lines, the width of the widest in em, how many em of it its frame
 * must be high to show the small words that still wait, and the width of the second heading in em.
 */
const portrait = { lines: 6, line: 5, inBody: 7.4, titleLine: 5.1 };
const landscape = { lines: 3, line: 8.6, inBody: 4.8, titleLine: 8.8 };

/** The heights of their lines in em, and how far below its baseline a line of the display font would end without them. */
const sentenceLine = 1.05;
const titleLine = 0.95;
const belowBaseline = (line: number) => (line - 0.8) / 2;

/** The parts of the story, which HomeStory and StoryProduct render. */
export const parts = {
  heading: css``,
  count: css``,
  email: css``,
  /** Sender, subject and date. */
  headers: css``,
  text: css``,
  /** Its brackets are those of the email, the sentence and the product. */
  sentence: css``,
  words: css``,
  second: css``,
  product: css``,
  /** What makes a free time look like one that is taken. */
  free: css``,
};

type Scene = keyof typeof scenes;
/** When an animation starts and ends, as percentages of the whole distance. */
type Range = readonly [start: string, end: string];

/** The whole distance in percent of the window's height. */
const length = Object.values(scenes).reduce((sum, scene) => sum + scene);

/** The distance to the beginning of a scene in percent of the window's height. */
function startOf(scene: Scene) {
  const names = Object.keys(scenes) as Scene[];
  return names.slice(0, names.indexOf(scene)).reduce((sum, name) => sum + scenes[name], 0);
}

const share = (distance: number) => `${+((100 * distance) / length).toFixed(1)}%`;

const during = (scene: Scene): Range => [share(startOf(scene)), share(startOf(scene) + scenes[scene])];
const until = (scene: Scene): Range => ["0%", share(startOf(scene))];
const from = (scene: Scene): Range => [share(startOf(scene)), "100%"];

/** The part of a scene from `--turn` to `--next`, which are fractions of it. */
function inTurn(scene: Scene): Range {
  const at = (part: string) => `calc(${share(startOf(scene))} + ${share(scenes[scene])} * var(${part}))`;
  return [at("--turn"), at("--next")];
}

/**
 * An element's animations: the names of keyframes, and when they play. The properties are longhands, because the build
 * would make a shorthand of them that is invalid.
 */
type Step = readonly [name: string, range: Range, fill?: "forwards" | "backwards" | "none"];

const play = (...all: readonly Step[]) => `
  animation-name: ${all.map(([name]) => name).join(", ")};
  ${all.some(([, , fill]) => fill) ? `animation-fill-mode: ${all.map(([, , fill = "both"]) => fill).join(", ")};` : ""}
  animation-range-start: ${all.map(([, [start]]) => `contain ${start}`).join(", ")};
  animation-range-end: ${all.map(([, [, end]]) => `contain ${end}`).join(", ")};
`;

const fillOf = ([start, end]: Range) => {
  if (start === "0%") return "backwards";
  return end === "100%" ? "forwards" : "none";
};

/**
 * What is visible only in this range. Elsewhere, it is where it would be at the distance `--seen-at`, at which the visitor
 * saw or will see it. So find in page, which scrolls it to the middle of the window, leads there. Of what is near the
 * window's upper edge, that distance is greater.
 */
const shownIn = (range: Range): readonly Step[] => [
  ["away", ["0%", "100%"]],
  ["stay", range, fillOf(range)],
];

/**
 * For the parent of the story's parts. Without scroll-driven animations, and where the email has no room, they are below
 * each other: in a small window, or with a visitor's own space between lines (WCAG 1.4.12). The numbers of em are the
 * widths of the longest language's texts.
 */
export const staged = css`
  @media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) and (width >= 22em) and (height >= 36em) {
    @supports (animation-timeline: view()) and (order: sibling-index()) and (width: calc(1px * sqrt(1px / 1px))) {
      @container (width > calc(59rem - 100svh)) and (width > calc(1000 * (1lh - 1.45em))) {
        height: ${100 + length}svh;
        view-timeline: --scenes;
        * {
          animation-timeline: --scenes;
          animation-timing-function: linear;
          animation-fill-mode: both;
        }
        > div {
          /* On a phone, the header that comes back, or the menu's button, is above it. */
          --top: 4.5rem;
          --end: 0.75rem;
          /* From the text and the product to the brackets at the window's edges. */
          --beside: min(2.5rem, 0.64 * ${space.gutter});
          --above: 0.25rem;
          --lines: ${portrait.lines};
          --line: ${portrait.line};
          --title-line: ${portrait.titleLine};
          --caption: clamp(0.9375rem, 4cqw, 1.5rem);
          --title: min((100cqw - var(--line) * var(--caption) - 1rem) / var(--title-line), 3.3 * var(--caption));
          --head: calc(${sentenceLine} * var(--lines) * var(--caption) + 0.75rem);
          --body: calc(100cqh - var(--head) - 1rem);
          --size: min((100cqw - 2 * var(--inset)) / var(--line), var(--body) / ${portrait.inBody});
          /* The sentence with its padding. */
          --tall: calc(${sentenceLine} * var(--lines) * var(--size) + 2 * var(--inset));
          --wide: calc(var(--line) * var(--size) + 2 * var(--inset));
          --up: calc((var(--body) - var(--tall)) / 2);
          container-type: size;
          position: sticky;
          top: var(--top);
          grid-template-rows: var(--head) minmax(0, 1fr);
          height: calc(100svh - var(--top));
          padding-bottom: var(--end);
          ${media.landscape} {
            --lines: ${landscape.lines};
            --line: ${landscape.line};
            --title-line: ${landscape.titleLine};
            --caption: clamp(1.25rem, 1.85cqw, 2.25rem);
            --title: min((100cqw - var(--line) * var(--caption) - 2rem) / var(--title-line), 3.7 * var(--caption));
            --size: min((100cqw - 2 * var(--inset)) / var(--line), var(--body) / ${landscape.inBody});
          }
          ${media.laptop} {
            --top: 2rem;
            --end: 2rem;
            --above: 1.25rem;
          }
          > * {
            grid-column: 1;
          }
        }
        .${parts.heading} {
          grid-row: 1;
          align-self: last baseline;
          align-items: last baseline;
          --seen-at: 50;
          ${play(["fade", [share(startOf("move")), share(startOf("move") + 8)]], ...shownIn(until("solve")))}
        }
        .${parts.count} {
          ${play(["count", during("darken")])}
        }
        .${parts.text} > *,
        .${parts.words} > * {
          --index: sibling-index();
          --siblings: sibling-count();
        }
        .${parts.email} {
          grid-row: 2;
          align-content: center;
          border-image-source: none;
          font-size: calc(
            1px * sqrt((100cqw - 2 * var(--inset)) / 1px * (var(--body) - 2 * var(--inset)) / 1px / ${emailArea})
          );
        }
        .${parts.headers} {
          --seen-at: 12;
          ${play(["fade", ["0%", share(startOf("darken"))]], ...shownIn(until("alone")))}
        }
        .${parts.text} > span {
          /* Three go dark at the same time. */
          --turn: calc((var(--index) - 1) / (var(--siblings) + 4));
          --next: calc((var(--index) + 5) / (var(--siblings) + 4));
          position: relative;
          --seen-at: 12;
          ${play(["fade", inTurn("darken")], ...shownIn(until("alone")))}
        }
        .${parts.text} > b {
          --turn: calc((var(--index) - 2) / (var(--siblings) - 1));
          --next: calc(var(--index) / (var(--siblings) - 1));
          --unwritten: ${color.muted};
          ${play(["write", inTurn("light")], ["wipe", inTurn("relay"), "forwards"])}
        }
        /* The marker's colour and ink end at the same place. So much of a word is written, and so much is wiped away. */
        .${parts.text} > b,
        .${parts.words} > span {
          position: relative;
          z-index: calc(99 - var(--index));
          margin-inline: -0.12em;
          padding-inline: 0.12em;
          background:
            linear-gradient(90deg, #0000 var(--wiped), ${color.onAccent} 0 var(--written), var(--unwritten) 0) text,
            linear-gradient(90deg, #0000 var(--wiped), ${color.accent} 0 var(--written), #0000 0) 0 100% / 100% calc(100% - 0.1em) no-repeat;
          color: transparent;
        }
        .${parts.sentence} {
          grid-row: 2;
          place-self: center start;
          align-content: center;
          width: var(--wide);
          min-height: var(--tall);
          max-width: none;
          font-size: var(--size);
          pointer-events: none;
          ${play(["tighten", during("tighten")], ["open", during("move"), "forwards"])}
        }
        .${parts.words} {
          display: block;
          isolation: isolate;
          max-width: calc(1em * var(--line));
          padding-inline: 0.12em;
          pointer-events: auto;
          transform-origin: 0 100%;
          --seen-at: ${startOf("sentence") + scenes.sentence / 2};
          ${play(
            ...shownIn(from("relay")),
            ["drop", during("tighten")],
            ["shrink", during("move"), "forwards"],
          )}
          > span {
            --turn: calc((var(--index) - 1) / var(--siblings));
            --next: calc(var(--index) / var(--siblings));
            --unwritten: #0000;
            ${play(["write", inTurn("relay")])}
          }
        }
        .${parts.second} {
          grid-row: 1;
          place-self: last baseline end;
          margin-top: 0;
          max-width: calc(1em * var(--title-line));
          font-size: var(--title);
          text-wrap: balance;
          --seen-at: ${length + 28};
          ${play(["appear", during("solve")], ...shownIn(from("solve")))}
        }
        .${parts.product} {
          grid-row: 2;
          margin: 0 0 calc(var(--beside) - var(--above));
          padding: 0;
          border-image-source: none;
          --seen-at: ${length + 15};
          ${play(...shownIn(from("move")))}
          > figure {
            aspect-ratio: auto;
            ${play(["rise", during("move"), "forwards"])}
          }
          figure > p {
            ${play(["count", during("sink")])}
          }
          svg {
            ${play(["sink-level", during("sink")])}
          }
          b {
            ${play(["sink", during("sink")])}
          }
          s {
            ${play(["appear", during("strike")])}
          }
        }
        .${parts.free} {
          display: block;
          ${play(["fade", during("take")])}
        }
        /* A number that is counted. The one in the HTML reserves its space. */
        @supports (order: attr(data-to type(<integer>))) {
          [data-to] {
            --from: attr(data-from type(<integer>));
            --to: attr(data-to type(<integer>));
          }
          [data-unit] {
            position: relative;
            white-space: nowrap;
            -webkit-text-fill-color: transparent;
            &::before {
              content: counter(number) attr(data-unit);
              counter-reset: number var(--number);
              position: absolute;
              -webkit-text-fill-color: currentcolor;
            }
          }
          span[data-unit]::before {
            inset-inline: 0;
            text-align: right;
          }
        }
      }
    }
  }
  @property --number {
    syntax: "<integer>";
    inherits: true;
    initial-value: 0;
  }
  @property --written {
    syntax: "<percentage>";
    inherits: false;
    initial-value: 0%;
  }
  @property --wiped {
    syntax: "<percentage>";
    inherits: false;
    initial-value: 0%;
  }
  @keyframes fade {
    to {
      opacity: 0;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @keyframes count {
    from {
      --number: var(--from);
    }
    to {
      --number: var(--to);
    }
  }
  @keyframes write {
    to {
      --written: 100%;
    }
  }
  @keyframes wipe {
    to {
      --wiped: 100%;
    }
  }
  /* Unlike a margin or a height, an outset moves no text, which would count as a layout shift. */
  @keyframes tighten {
    from {
      border-image-outset: var(--up) calc(100cqw - var(--wide)) var(--up) 0px;
    }
  }
  /* While it is written, it is higher, so that no large word covers a small one that still waits. */
  @keyframes drop {
    from {
      transform: translate(0, calc(50% + var(--inset) - var(--body) / 2));
    }
  }
  /* These three have the same pace, so that the product stays below the sentence and inside the brackets. */
  @keyframes open {
    from {
      animation-timing-function: ease-in-out;
    }
    to {
      border-image-outset: calc(var(--up) + var(--head) + 1rem + var(--above)) calc(100cqw - var(--wide) + var(--beside))
        calc(var(--up) + var(--above)) var(--beside);
    }
  }
  /* Its last line has the second heading's baseline. */
  @keyframes shrink {
    from {
      animation-timing-function: ease-in-out;
    }
    to {
      transform: translate(
          calc(-1 * var(--inset)),
          calc(
            ${belowBaseline(sentenceLine).toFixed(3)} * var(--caption) - ${belowBaseline(titleLine).toFixed(3)} * var(--title) - 1rem -
              var(--body) / 2 - 50%
          )
        )
        scale(calc(var(--caption) / var(--size)));
    }
  }
  @keyframes rise {
    from {
      animation-timing-function: ease-in-out;
      translate: 0 calc(100% + 1rem);
      clip-path: inset(0 0 calc(100% + 1rem + var(--up)));
    }
    to {
      translate: 0 0;
      clip-path: inset(0);
    }
  }
  @keyframes sink-level {
    from {
      translate: 0 calc((var(--to) - var(--from)) * 1%);
    }
  }
  @keyframes sink {
    from {
      translate: 0 calc(100% - 100cqh);
    }
  }
  /* Inline elements have no \`translate\`, and elements without a position no \`top\`. */
  @keyframes away {
    from {
      translate: 0 calc(var(--seen-at) * 1svh);
      top: calc(var(--seen-at) * 1svh);
    }
    to {
      translate: 0 calc((var(--seen-at) - ${length}) * 1svh);
      top: calc((var(--seen-at) - ${length}) * 1svh);
    }
  }
  @keyframes stay {
    from,
    to {
      translate: 0 0;
      top: 0;
    }
  }
`;
