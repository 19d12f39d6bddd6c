import { css } from "@linaria/core";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { media } from "#client/styles/media.ts";
import { largeText } from "#client/styles/section.ts";
import { displayFont, size, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/content/site.ts";

/** The teachers that the open lesson's button offers, and what each teaches now. The picture shows who is free next. */
export function TeacherPicker({
  content,
}: {
  content: Site["pageTexts"]["projects"]["project"]["timetable"];
}) {
  const { need, reason, teachers, assign } = content;
  return (
    <section
      className={picker}
      // Not aria-labelledby: with it, Orca would omit the heading in Chromium.
      aria-label={need}
      aria-describedby="remark"
      tabIndex={-1}
      data-part="picker"
      hidden
    >
      <p className={clock} aria-hidden="true" data-part="clock" />
      <h3 className={largeText}>{need}</h3>
      <p id="remark" data-part="remark">
        {reason}
      </p>
      {teachers.map(({ name, teaches, isFree }) => (
        <button key={name} type="button" data-part={isFree ? "free" : undefined}>
          <span>
            <b translate="no">{name}</b> {teaches}
          </span>{" "}
          <span>{assign} </span>
        </button>
      ))}
      {/* Screen readers announce the remark with the picker that it describes, and each change of it by this status. */}
      <VisuallyHidden role="status" data-part="status" hidden />
    </section>
  );
}

/* Below the row of the open lesson, in the school's crop for phones and in its whole picture. */
const picker = css`
  position: relative;
  justify-self: end;
  width: min(28rem, 92%);
  margin: 61.5% 4% 0 0;
  ${media.largePhone} {
    width: min(28rem, 66%);
    margin: 32% 31.5% 0 0;
  }
  padding: ${space.m};
  border-radius: ${space.m};
  background: #0f2438;
  box-shadow: 0 ${space.m} ${space.xl} #0f243880;
  color: #fff;
  forced-color-adjust: none;
  outline: none;
  /* Beside the clock, all its lines are equally wide. */
  > h3 {
    display: flow-root;
  }
  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: ${space.xs};
    width: 100%;
    margin-top: ${space.xs};
    text-align: start;
    line-height: 1.3;
  }
  b {
    display: block;
    font-weight: 600;
  }
  span {
    /* All lines are split alike, whatever their length. */
    flex: 1 1 8em;
  }
  span + span {
    flex: none;
    padding: ${space.xs} ${space.m};
    border-radius: ${space.s};
    background: #ffc53d;
    color: #0f2438;
    font-weight: 600;
  }
  > [aria-disabled="true"] {
    b {
      text-decoration: line-through;
    }
    > span + span {
      opacity: 0.4;
    }
  }
`;

/* The visitor's time so far. Its width stays the same, so the heading beside it does not change its lines. */
const clock = css`
  float: right;
  width: 6em;
  color: #ffc53d;
  ${displayFont(size.body, 1.3)};
  text-align: end;
  font-variant-numeric: tabular-nums;
`;
