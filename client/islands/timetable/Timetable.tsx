import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { solidButton } from "#client/components/Button.tsx";
import { type BuiltPicture, PictureElement } from "#client/components/Picture.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { partOf } from "#client/islands/Island.tsx";
import type { TimetableParts } from "#client/islands/timetable-types.ts";
import { media } from "#client/styles/media.ts";
import { color, duration, easing, space } from "#client/styles/tokens.ts";
import { palette } from "#shared/palette.ts";
import type { TimetableText } from "#shared/site/types.ts";

const part = partOf<TimetableParts>;

interface TimetableProps {
  content: TimetableText;
  /** The school's whole picture. It shows the lesson and the offered teacher. */
  children: ReactNode;
}

/** The school's picture. The script first hides the offered teacher. Without the script, there is only the picture. */
export function Timetable({ content, children }: TimetableProps) {
  const { lesson, invitation, assign } = content;
  return (
    <>
      <label htmlFor="open-lesson" className={cx(solidButton, label)}>
        {invitation}
      </label>
      <div className={stage}>
        {children}
        <div className={layer} {...part("layer")} data-step="open" hidden>
          <div>
            <TimetablePart name="day" className={day} />
          </div>
          <div>
            <TimetablePart name="lesson" className={filled} />
            <VisuallyHidden role="status" {...part("status")} />
            <button
              type="button"
              id="open-lesson"
              className={handle}
              {...part("lesson")}
              aria-description={lesson}
              aria-expanded="false"
            />
          </div>
          <div>
            <button type="button" className={handle} {...part("assign")} aria-label={assign} hidden />
          </div>
        </div>
      </div>
    </>
  );
}

const parts = import.meta.glob<BuiltPicture>("../../pictures/timetable/*.png", {
  query: "?format=avif;webp&as=picture",
  import: "default",
  eager: true,
});

/** A part of the picture in another state: client/pictures/timetable/<name>.png. The script loads it. */
function TimetablePart({ name, className }: { name: string; className: string }) {
  const [wide, narrow] = [name, `${name}-narrow`].map(
    (file) => parts[`../../pictures/timetable/${file}.png`],
  );
  if (!wide) throw new Error(`There is no client/pictures/timetable/${name}.png`);
  return <PictureElement wide={wide} narrow={narrow} alt="" sizes="50vw" className={className} />;
}

/* It names the lesson, and can be clicked instead. */
const label = css`
  margin-bottom: ${space.l};
  cursor: pointer;
  &:not(:has(+ div > [data-step="open"]:not([hidden]))) {
    visibility: hidden;
  }
  ${media.belowLaptop} {
    margin-left: ${space.side};
  }
`;

const stage = css`
  position: relative;
`;

/*
 * The positions of the parts, from the edges of the school's crop for phones and of its whole picture. They are light
 * in both colour schemes and with forced colours.
 */
const layer = css`
  --day: 37.2% 0 0;
  --lesson: 35% 1.75% 51% 78.25%;
  --assign: 64.2% 15.25% 26.6% 62%;
  --frame: ${palette.tones.light.mark};
  forced-color-adjust: none;
  > * {
    position: absolute;
    inset: var(--lesson);
  }
  > :first-child {
    inset: var(--day);
  }
  > :last-child {
    --frame: ${color.accent};
    inset: var(--assign);
  }
  /* Its frame covers the dashed border in the picture. */
  #open-lesson:not(:focus-visible) {
    inset: 2.5% 2.2%;
    width: 95.6%;
    border-radius: 12% / 14%;
    outline-width: max(3px, 0.34vw);
    outline-offset: min(-3px, -0.34vw);
  }
  ${media.roomy} {
    --day: 45.2% 24.25% 5.6% 29%;
    --lesson: 37.4% 42.625% 48.6% 47.375%;
    --assign: 66.4% 34.25% 26.6% 57%;
  }
  ${media.print} {
    display: none;
  }
`;

/* It covers the offered teacher. */
const day = css`
  [data-step="asked"] & {
    visibility: hidden;
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

/* Its click target is larger than its outline where the picture is small. */
const handle = css`
  /* Even with forced colours, which do not change the picture. */
  --mark: var(--frame) !important;
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0;
  /* When focused, the ring replaces the frame. */
  &:not(:focus-visible, [aria-expanded="true"]) {
    outline: 3px solid var(--mark);
  }
  &::after {
    content: "";
    position: absolute;
    inset: min(0px, (100% - ${space.target}) / 2) min(0px, (100% - ${space.target}) / 2);
  }
`;
