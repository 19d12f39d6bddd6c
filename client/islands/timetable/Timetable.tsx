import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { secondaryButton } from "#client/components/Button.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { brackets, color, duration, easing, font, size, space } from "#client/styles/tokens.ts";
import { palette } from "#shared/palette.ts";
import { placeOf } from "./place-of.ts";
import { TimetablePart } from "./TimetablePart.tsx";
import type { TimetableContent } from "./timetable.ts";

interface TimetableProps {
  content: TimetableContent & { lesson: string; invitation: string; assign: string; again: string };
  /** The school's picture. It shows the lesson and the teacher on offer. */
  children: ReactNode;
}

/**
 * The school's picture, in which a visitor finds the cover teacher. The script first hides the teacher
 * on offer. Without the script, the picture is all.
 */
export function Timetable({ content, children }: TimetableProps) {
  const { lesson, invitation, assign, again, offer, done, result } = content;
  return (
    <Island name="timetable" load="visible" props={{ offer, done, result }} className={stage}>
      {children}
      <div className={layer} data-step="open" hidden>
        <TimetablePart name="day" className={cx(day, part)} />
        <TimetablePart name="lesson" className={cx(filled, part)} />
        <button type="button" className={cx(lessonButton, part)} data-lesson="" aria-expanded="false">
          <VisuallyHidden>{lesson}: </VisuallyHidden>
          <span className={cx(tag, below)}>{invitation}</span>
        </button>
        <button type="button" className={cx(assignButton, part)} data-assign="" aria-label={assign} hidden />
        <div className={cx(belowLesson, part)}>
          <div className={cx(outcome, below)}>
            <p role="status">
              <VisuallyHidden data-news="" />
              <span data-result="" />
            </p>
            <button type="button" className={secondaryButton} data-again="" hidden>
              {again}
            </button>
          </div>
        </div>
      </div>
    </Island>
  );
}

const stage = css`
  position: relative;
`;

const part = css`
  position: absolute;
`;

/* Everything is on the picture, which is light in both schemes and with forced colours. */
const layer = css`
  --mark: ${palette.tones.light.mark};
  color: ${color.onAccent};
  ${media.print} {
    display: none;
  }
`;

const day = css`
  ${placeOf("day")}
  [data-step="asked"] & {
    opacity: 0;
  }
  ${media.motion} {
    transition: opacity ${duration.quick};
  }
`;

const filled = css`
  ${placeOf("lesson")}
  clip-path: inset(0 100% 0 0);
  [data-step="filled"] & {
    clip-path: none;
    ${media.motion} {
      animation: fill ${duration.calm} ${easing};
    }
  }
  @keyframes fill {
    from {
      clip-path: inset(0 100% 0 0);
    }
    to {
      clip-path: inset(0);
    }
  }
`;

/* What the site itself says, below the lesson. There is more room on its left than on its right. */
const below = css`
  position: absolute;
  top: calc(100% + 0.75rem);
  right: 0;
  width: max-content;
  background: ${color.accent};
  white-space: nowrap;
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

const tag = css`
  padding: 0.5em 0.75em;
  font: 600 ${size.body} / 1.2 ${font.text};
`;

const lessonButton = css`
  ${placeOf("lesson")}
  padding: 0;
  border: 0;
  background: none;
  border-image-outset: 4px;
  &[aria-expanded="false"] {
    border-image: ${brackets("3px", "16%", "4px", color.mark)};
  }
  &[aria-expanded="true"] > span + span {
    visibility: hidden;
  }
  ${media.hover} {
    &:hover {
      border-image-outset: 1px;
    }
  }
`;

/* Larger than it is drawn where the picture is small. */
const assignButton = css`
  --mark: ${color.accent};
  ${placeOf("assign")}
  padding: 0;
  border: 0;
  background: none;
  border-image: ${brackets("3px", "16%", "4px", color.accent)};
  &::after {
    content: "";
    position: absolute;
    inset: min(0px, (100% - ${space.target}) / 2) min(0px, (100% - ${space.target}) / 2);
  }
  ${media.hover} {
    &:hover {
      border-image-outset: 1px;
    }
  }
`;

/* An empty line: the room below it is the outcome's. */
const belowLesson = css`
  ${placeOf("belowLesson")}
`;

const outcome = css`
  display: grid;
  justify-items: start;
  [data-step="filled"] & {
    gap: ${space.s} ${space.l};
    align-items: center;
    padding: ${space.m};
  }
  ${media.laptop} {
    grid-auto-flow: column;
  }
  > p {
    font: 600 ${size.subheading} / 1.1 ${font.display};
    letter-spacing: -0.02em;
  }
  > [hidden] {
    display: none;
  }
`;
