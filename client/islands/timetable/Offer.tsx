import { css } from "@linaria/core";
import { partOf } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { lead } from "#client/styles/section.ts";
import { displayFont, size, space } from "#client/styles/tokens.ts";
import type { TimetableText } from "#shared/content/types.ts";
import type { Parts } from "./mount.ts";

const part = partOf<Parts>;

/** The teachers that the open lesson's button offers, and what each does at that time. */
export function Offer({ content }: { content: TimetableText }) {
  const { need, reason, busy, free, assign } = content;
  return (
    <section className={offer} aria-labelledby="need" tabIndex={-1} {...part("offer")} hidden>
      <h3 id="need" className={lead}>
        {need}
      </h3>
      <p>{reason}</p>
      <p className={clock} aria-hidden="true" {...part("clock")} />
      {[...busy, free].map((teacher) => (
        <button key={teacher.name} type="button" {...(teacher === free && part("free"))}>
          <span>
            <b>{teacher.name}</b> {teacher.note}
          </span>{" "}
          <span>{assign} </span>
        </button>
      ))}
    </section>
  );
}

/* As in the picture, whose offer is of one teacher. */
const offer = css`
  position: absolute;
  inset: 51% 4% auto auto;
  ${media.largePhone} {
    right: 31.5%;
  }
  width: min(24rem, 92%);
  padding: ${space.l};
  border-radius: ${space.m};
  background: #0f2438;
  box-shadow: 0 ${space.m} ${space.xl} #0f243880;
  color: #fff;
  forced-color-adjust: none;
  outline: none;
  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: ${space.s};
    width: 100%;
    margin-top: ${space.s};
    padding: 0;
    text-align: start;
    line-height: 1.3;
  }
  b {
    display: block;
    font-weight: 600;
  }
  span + span {
    padding: ${space.s} ${space.m};
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

/* The visitor's time so far. */
const clock = css`
  color: #ffc53d;
  ${displayFont(size.itemTitle, 1.4)};
  font-variant-numeric: tabular-nums;
`;
