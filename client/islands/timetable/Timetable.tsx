import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { BeforeAfterWithMethod } from "#client/components/BeforeAfterWithMethod.tsx";
import { buttonClasses } from "#client/components/buttons.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { Island } from "#client/islands/Island.tsx";
import { overlays } from "#client/pictures/overlays.ts";
import { media } from "#client/styles/media.ts";
import { fullBleedBelowLaptop } from "#client/styles/section.ts";
import { color, duration, easing, space } from "#client/styles/tokens.ts";
import type { Project, Site } from "#shared/content/site.ts";
import type { ScriptProps } from "./mount.ts";
import { TeacherPicker } from "./TeacherPicker.tsx";

interface TimetableProps {
  content: Site["pageTexts"]["projects"]["project"]["timetable"];
  /** For the visitor's time. */
  locale: string;
  change: Project["change"];
  /** The school's picture, with the open lesson. */
  picture: ReactNode;
}

/**
 * The school's picture and its figures. The script lets the visitor fill the open lesson, and shows the
 * visitor's time beside the school's. Without the script, there are only the picture and the figures.
 */
export function Timetable({ content, locale, change, picture }: TimetableProps) {
  const { invitation, reason, busy, done, filled, again } = content;
  const props: ScriptProps = { locale, reason, busy, done, filled };
  return (
    <Island name="timetable" props={props}>
      <BeforeAfterWithMethod change={change}>
        <div className={invitationOrResult}>
          <button type="button" className={buttonClasses.solid} data-part="invitation" aria-expanded="false">
            {invitation}
          </button>
          <div className={visitorResult}>
            <p id="own-time" data-part="result" />
            <button type="button" aria-describedby="own-time" data-part="again">
              {again}
            </button>
          </div>
        </div>
      </BeforeAfterWithMethod>
      <div className={cx(fullBleedBelowLaptop, scene)}>
        <div className={pictureBox}>
          {picture}
          <div className={lesson} data-part="lesson">
            <Picture name="school-lesson" alt="" sizes="10vw" className={lessonPicture} />
          </div>
        </div>
        <TeacherPicker content={content} />
      </div>
    </Island>
  );
}

/*
 * Beside the figures. The visitor's time replaces the invitation in the same place, so nothing shifts. Without
 * the script, there is no data-step, and both are hidden.
 */
const invitationOrResult = css`
  display: grid;
  align-items: center;
  justify-items: start;
  min-height: 3.5rem;
  > * {
    grid-area: 1 / 1;
  }
  [data-island]:not([data-step="open"], [data-step="picking"]) & > button,
  [data-island]:not([data-step="filled"]) & > div {
    visibility: hidden;
  }
`;

const visitorResult = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  > p {
    /* The button is below only if not even the longest word leaves room for it. */
    flex: 1 1 min-content;
    align-content: center;
    max-width: max-content;
    min-height: ${space.target};
    padding: ${space.hair} ${space.s};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 600;
    line-height: 1.4;
    text-wrap: balance;
    /* Below the header, with the school's figure. */
    scroll-margin-top: calc(${space.scrollOffset} + 6rem + 8vw);
  }
  > button {
    min-height: ${space.target};
    padding: 0 ${space.s};
    text-decoration: underline;
    white-space: nowrap;
  }
`;

/* The picker lies on the picture. If it is higher than its place there, it moves what is below the picture. */
const scene = css`
  display: grid;
  align-items: start;
  margin-top: ${space.l};
  > * {
    grid-area: 1 / 1;
  }
`;

const pictureBox = css`
  position: relative;
`;

const lesson = css`
  position: absolute;
  inset: ${overlays["school-scene"].narrow};
  ${media.largePhone} {
    inset: ${overlays["school-scene"].whole};
  }
`;

const lessonPicture = css`
  clip-path: inset(0 100% 0 0);
  [data-step="filled"] & {
    clip-path: inset(0);
    ${media.motion} {
      transition: clip-path ${duration.slow} ${easing};
    }
  }
`;
