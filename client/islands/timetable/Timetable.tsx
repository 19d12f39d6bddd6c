import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { buttonClasses } from "#client/components/Button.tsx";
import { MeasuredChange } from "#client/components/MeasuredChange.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Island, partOf } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { edgeToEdge } from "#client/styles/section.ts";
import { color, duration, easing, size, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site.ts";
import type { TimetableText } from "#shared/content/types.ts";
import { overlays } from "#shared/pictures.ts";
import type { mount, Parts } from "./mount.ts";
import { Offer } from "./Offer.tsx";

const part = partOf<Parts>;

interface TimetableProps {
  content: TimetableText;
  /** For the visitor's time. */
  locale: string;
  change: Project["change"];
  arrowLabel: string;
  /** The school's picture, with the open lesson. */
  picture: ReactNode;
}

/**
 * The school's picture and its figures. The script lets the visitor fill the open lesson, and replaces the new figure with
 * the visitor's own time. Without the script, there are only the picture and the figures.
 */
export function Timetable({ content, locale, change, arrowLabel, picture }: TimetableProps) {
  const { invitation, you, again, done } = content;
  return (
    <Island<typeof mount> name="timetable" lazy props={{ measured: change.to, locale, done }}>
      <MeasuredChange change={change} arrowLabel={arrowLabel} {...part("figure")}>
        <div className={turn}>
          <button type="button" className={buttonClasses.solid} {...part("invitation")} aria-expanded="false">
            {invitation}
          </button>
          <div className={visitor}>
            <p>{you}</p>
            <button type="button" {...part("again")}>
              {again}
            </button>
          </div>
        </div>
      </MeasuredChange>
      <div className={cx(edgeToEdge, pictureBox)}>
        {picture}
        <div className={layer}>
          <div className={lesson} {...part("lesson")}>
            <Picture name="school-lesson" alt="" sizes="10vw" className={filled} />
            <VisuallyHidden role="status" {...part("status")} />
          </div>
          <Offer content={content} />
        </div>
      </div>
    </Island>
  );
}

/* Beside the figures. The visitor's own time replaces the invitation in the same place, so nothing shifts. */
const turn = css`
  display: grid;
  align-items: center;
  justify-items: start;
  > * {
    grid-area: 1 / 1;
  }
  [data-island]:not([data-step="open"], [data-step="asked"]) & > button,
  [data-island]:not([data-step="filled"]) & > div {
    visibility: hidden;
  }
  ${media.print} {
    display: none;
  }
`;

const visitor = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  > p {
    padding-inline: ${space.s};
    background: ${color.accent};
    color: ${color.onAccent};
    font-size: ${size.lead};
    line-height: 1.3;
  }
  > button {
    min-height: ${space.target};
    padding: 0 ${space.s};
    text-decoration: underline;
  }
`;

const pictureBox = css`
  position: relative;
  margin-top: ${space.l};
`;

const layer = css`
  [data-island]:not([data-step]) & {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const lesson = css`
  position: absolute;
  inset: ${overlays["school-scene"].narrow};
  ${media.largePhone} {
    inset: ${overlays["school-scene"].whole};
  }
`;

const filled = css`
  clip-path: inset(0 100% 0 0);
  [data-step="filled"] & {
    clip-path: inset(0);
    ${media.motion} {
      transition: clip-path ${duration.calm} ${easing};
    }
  }
`;
