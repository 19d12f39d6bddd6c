import { css, cx } from "@linaria/core";
import { ink } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, displayFont, sideOf, size, space } from "#client/styles/tokens.ts";
import type { ServiceScreen as Content } from "#shared/site/types.ts";

/** A piece of a working screen at its own size. The edges of its stage cut it off, like a part of a larger one. */
export function ServiceScreen({ content }: { content: Content }) {
  const { kind, title, rows, button, note } = content;
  const windows = kind === "records" ? rows.map((row) => [row]) : [rows];
  return (
    <div className={place}>
      <figure className={cx(stage, kind && looks[kind])}>
        {windows.map((rows) => (
          <div key={rows[0]} className={cx(frame, kind === "code" && ink)}>
            <b>{title}</b>
            <ul>
              {rows.map((row) => {
                const [text, value] = row.split(/: (.*)/);
                return (
                  <li key={row}>
                    {text} {value && <b>{value}</b>}
                  </li>
                );
              })}
            </ul>
            {(button || note) && (
              <p>
                {button && <mark>{button}</mark>} {note}
              </p>
            )}
          </div>
        ))}
      </figure>
    </div>
  );
}

/* Beside the list in a large window, and as tall as the list, so that the stage in it can follow the visitor. */
const place = css`
  --bleed: ${sideOf("100vw")};
  order: -1;
  margin-inline: calc(-1 * var(--bleed));
  ${media.laptop} {
    position: absolute;
    inset: 0 0 0 calc(var(--names) + ${space.gap});
    margin-left: 0;
  }
  ${media.print} {
    position: static;
  }
`;

const stage = css`
  display: grid;
  gap: ${space.m};
  padding: ${space.xl} 0 0 var(--bleed);
  background: ${color.accent};
  ${media.laptop} {
    position: sticky;
    top: 6rem;
    min-height: min(100%, max(36rem, 100svh - 8rem));
    padding: ${space.xxl} 0 0 ${space.xxl};
  }
`;

const frame = css`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
  padding: ${space.l};
  border: 1px solid transparent;
  background: ${color.raised};
  color: ${color.text};
  > b {
    ${displayFont(size.itemTitle, 1)};
  }
  > ul {
    flex: 1;
    display: grid;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.m};
    padding-block: ${space.s};
    border-top: 1px solid ${color.line};
    font-size: ${size.subheading};
    line-height: 1.2;
    > b {
      font-weight: 600;
    }
  }
  /* A row without a value has a check mark, which is drawn: the fonts have none. */
  li:not(:has(b)) {
    flex-wrap: nowrap;
    &::after {
      content: "";
      width: 0.4em;
      height: 0.75em;
      margin-right: 0.3em;
      border: solid;
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.m};
    color: ${color.muted};
  }
  mark {
    padding: ${space.m} ${space.l};
    font-weight: 600;
  }
`;

/* Messages in turn, the visitor's on the right. */
const chat = css`
  ul {
    gap: ${space.m};
    align-content: space-evenly;
    justify-items: start;
  }
  li {
    max-width: 24em;
    padding: ${space.s} ${space.m};
    border: 1px solid ${color.muted};
    font-size: ${size.lead};
    &:nth-child(odd) {
      justify-self: end;
      background: ${color.ground};
    }
    &::after {
      display: none;
    }
    > b {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

const phone = css`
  padding-right: var(--bleed);
  > * {
    width: min(23rem, 100%);
    margin-inline: auto;
    border: 0.5rem solid ${color.text};
    border-bottom: 0;
    border-radius: 2.5rem 2.5rem 0 0;
  }
`;

const code = css`
  li {
    font-family: ui-monospace, monospace;
  }
`;

/* The same record in several places. */
const records = css`
  align-content: center;
  padding-block: ${space.xl};
  > * {
    width: 75%;
    &:nth-child(2) {
      margin-left: 10%;
    }
    &:nth-child(3) {
      margin-left: 20%;
    }
  }
`;

const looks = { chat, records, phone, code };
