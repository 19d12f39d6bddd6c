import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, font, space } from "#client/styles/tokens.ts";

/** What the stage shows, in this order, and how far the visitor scrolls meanwhile, in percent of the window's height. */
const scenes = {
  /** The words of the sentence are lit in the email, one by one. */
  light: 32,
  /** The rest of the email goes dark, and the words are counted. */
  darken: 28,
  /** The words alone. */
  alone: 16,
  /** Each word is wiped away in the email while it is written in large letters. */
  relay: 52,
  /** The brackets tighten around the sentence. */
  tighten: 8,
  sentence: 20,
  /** The heading disappears. */
  fade: 6,
  /** The brackets grow to the window's edges. */
  open: 12,
  /** The product's upper edge appears below the sentence. */
  enter: 8,
  /** Each word is wiped away again while the caption is written. */
  caption: 36,
  /** The product rises. */
  rise: 16,
  /** The second heading appears. */
  solve: 10,
  /** A free time is taken. */
  take: 6,
  /** The figure sinks. */
  sink: 24,
  /** The figure before appears, struck through. */
  strike: 8,
  product: 14,
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
const between = (first: Scene, last: Scene): Range => [share(startOf(first)), share(startOf(last))];

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

/**
 * What is visible only in this range. Elsewhere, it is where it would be at the distance `--seen-at`, at which the visitor
 * saw or will see it. So find in page, which scrolls it to the middle of the window, leads there. Of what is near the
 * window's upper edge, that distance is greater.
 */
const fillOf = ([start, end]: Range) => {
  if (start === "0%") return "backwards";
  return end === "100%" ? "forwards" : "none";
};

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
          --caption: min(1rem, 4.1cqw);
          --title: min(100cqw / 8.8, 5rem);
          --head: calc(2.6 * var(--caption) + var(--title) + 1.25rem);
          /* The sentence with its padding, and the product's distance from the brackets before it rises. */
          --tall: calc(1.05 * var(--lines) * var(--size) + 2 * var(--inset));
          --wide: calc(var(--line) * var(--size) + 2 * var(--inset));
          --low: calc(var(--tall) + 1rem);
          --over: calc(var(--head) + 1rem);
          --body: calc(100cqh - var(--over));
          /* The sentence has four lines of this width, in landscape windows three. */
          --line: 7.2;
          --lines: 4;
          --place: center;
          --up: calc((var(--body) - var(--tall)) / 2);
          --down: var(--up);
          --size: min((100cqw - 2 * var(--inset)) / 7.2, (var(--body) - 2 * var(--inset)) / 4.4);
          container-type: size;
          position: sticky;
          top: var(--top);
          grid-template-rows: var(--head) minmax(0, 1fr);
          height: calc(100svh - var(--top));
          padding-bottom: var(--end);
          ${play(["name-phase", from("enter"), "forwards"])}
          ${media.landscape} {
            --line: 8.6;
            --lines: 3;
            /* Higher, so that no large word covers a small one that still waits. */
            --place: start;
            --up: 0px;
            --down: calc(var(--body) - var(--tall));
            --size: min(10cqw, var(--body) / 5);
          }
          ${media.laptop} {
            --top: 2rem;
            --end: 2rem;
            --above: 1.25rem;
            --caption: clamp(1rem, 1.6cqw, 1.5rem);
            --title: calc((100cqw - 22 * var(--caption) - 2rem) / 8.8);
            --head: var(--title);
          }
          > * {
            grid-column: 1;
          }
        }
        > div > div:first-child {
          grid-row: 1;
          align-self: last baseline;
          align-items: last baseline;
          --seen-at: 50;
          ${play(["fade", during("fade")], ...shownIn(until("open")))}
          > p {
            ${play(["count", during("darken")])}
          }
        }
        > div > * > * > span {
          --index: sibling-index();
          --siblings: sibling-count();
        }
        > div > blockquote {
          grid-row: 2;
          align-content: center;
          border-image-source: none;
          font-size: calc(1px * sqrt((100cqw - 2 * var(--inset)) / 1px * (var(--body) - 2 * var(--inset)) / 820px));
          /* Elsewhere, it is invisible for a frame: what jumps there from a visible place counts as a layout shift. */
          animation-name: show-email;
          animation-duration: 20ms;
          animation-timeline: auto;
          > p:first-child {
            --seen-at: 12;
            ${play(["fade", ["0%", share(startOf("darken"))]], ...shownIn(until("alone")))}
          }
          > p > span {
            /* Three go dark at the same time. */
            --turn: calc((var(--index) - 1) / (var(--siblings) + 4));
            --next: calc((var(--index) + 5) / (var(--siblings) + 4));
            position: relative;
            --seen-at: 12;
            ${play(["fade", inTurn("darken")], ...shownIn(until("alone")))}
          }
          > p > span:nth-child(even) {
            --turn: calc((var(--index) - 2) / (var(--siblings) - 1));
            --next: calc(var(--index) / (var(--siblings) - 1));
            --unwritten: ${color.muted};
            ${play(
              ["write", inTurn("light")],
              ["wipe", inTurn("relay"), "forwards"],
              ["write-again", inTurn("caption"), "forwards"],
            )}
          }
        }
        /* The marker's colour and ink end at the same place. So much of a word is written, and so much is wiped away. */
        > div > blockquote > p > span:nth-child(even),
        > div > p > span > span {
          position: relative;
          z-index: calc(99 - var(--index));
          margin-inline: -0.12em;
          padding-inline: 0.12em;
          background:
            linear-gradient(90deg, #0000 var(--wiped), ${color.onAccent} 0 var(--written), var(--unwritten) 0) text,
            linear-gradient(90deg, #0000 var(--wiped), ${color.accent} 0 var(--written), #0000 0) 0 100% / 100% calc(100% - 0.1em) no-repeat;
          color: transparent;
        }
        @container style(--phase: caption) {
          > div > blockquote {
            animation-name: show-caption;
            grid-row: 1;
            place-self: start;
            margin-top: 0.75rem;
            padding: 0;
            max-width: 14em;
            font: 600 var(--caption) / 1.3 ${font.display};
            letter-spacing: var(--tracking);
            ${media.laptop} {
              align-self: last baseline;
              margin: 0;
              max-width: none;
            }
            > p > span:nth-child(even) {
              margin: 0;
            }
            > p:first-child,
            > p > span:nth-child(odd) {
              --seen-at: 50;
              margin: 0;
              font-size: 0;
              letter-spacing: 0;
            }
          }
        }
        /* Its brackets are those of the email, the sentence and the product. */
        > div > p {
          grid-row: 2;
          place-self: var(--place) start;
          width: var(--wide);
          min-height: var(--tall);
          max-width: none;
          font-size: var(--size);
          pointer-events: none;
          ${play(["tighten", during("tighten")], ["open", during("open"), "forwards"])}
          > span {
            display: block;
            isolation: isolate;
            max-width: calc(1em * var(--line));
            padding-inline: 0.12em;
            pointer-events: auto;
            --seen-at: ${startOf("sentence") + scenes.sentence / 2};
            ${play(...shownIn(between("relay", "rise")))}
            > span {
              --turn: calc((var(--index) - 1) / var(--siblings));
              --next: calc(var(--index) / var(--siblings));
              --unwritten: #0000;
              ${play(["write", inTurn("relay")], ["wipe", inTurn("caption"), "forwards"])}
            }
          }
        }
        > div > h2 {
          grid-row: 1;
          align-self: last baseline;
          margin-top: 0;
          font-size: var(--title);
          white-space: nowrap;
          --seen-at: ${length + 30};
          ${play(["appear", during("solve")], ...shownIn(from("solve")))}
          ${media.laptop} {
            justify-self: end;
          }
        }
        > div > div:last-child {
          grid-row: 2;
          margin: 0 0 calc(var(--beside) - var(--above));
          padding: 0;
          border-image-source: none;
          --seen-at: ${length + 15};
          ${play(...shownIn(from("enter")))}
          > figure {
            aspect-ratio: auto;
            ${play(["enter", during("enter"), "forwards"], ["rise", during("rise"), "forwards"])}
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
          figure > div span {
            display: block;
            ${play(["fade", during("take")])}
          }
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
  @keyframes show-email {
    from,
    99% {
      clip-path: inset(100%);
    }
  }
  @keyframes show-caption {
    from,
    99% {
      clip-path: inset(100%);
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
  @keyframes write-again {
    from {
      --written: 0%;
      --wiped: 0%;
      --unwritten: #0000;
    }
    to {
      --written: 100%;
      --wiped: 0%;
      --unwritten: #0000;
    }
  }
  @keyframes name-phase {
    from,
    to {
      --phase: caption;
    }
  }
  /* Unlike a margin or a height, an outset moves no text, which would count as a layout shift. */
  @keyframes tighten {
    from {
      border-image-outset: var(--up) calc(100cqw - var(--wide)) var(--down) 0px;
    }
  }
  @keyframes open {
    to {
      translate: 0 calc(-1 * var(--up));
      border-image-outset: calc(var(--over) + var(--above)) calc(100cqw - var(--wide) + var(--beside))
        calc(var(--up) + var(--down) + var(--above)) var(--beside);
    }
  }
  @keyframes enter {
    from {
      translate: 0 100%;
      clip-path: inset(0 0 100%);
    }
    to {
      translate: 0 var(--low);
      clip-path: inset(0 0 var(--low));
    }
  }
  @keyframes rise {
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
