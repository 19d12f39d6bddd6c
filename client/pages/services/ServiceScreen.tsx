import { css, cx } from "@linaria/core";
import { Picture } from "#client/components/Picture.tsx";
import { ink } from "#client/components/Section.tsx";
import { media, queryOf } from "#client/styles/media.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import type { ServiceScreen as Content, ServicePicture } from "#shared/site/types.ts";

/** What a service makes: a picture, or a piece of a working screen at its own size. */
export function ServiceScreen({ content }: { content: ServicePicture | Content }) {
  return (
    <div className={place}>
      {"alt" in content ? (
        <Picture {...content} sizes={`${queryOf(media.laptop)} 90vw, 100vw`} />
      ) : (
        <Windows content={content} />
      )}
    </div>
  );
}

function Windows({ content: { kind, title, rows, button, note } }: { content: Content }) {
  const windows = kind === "records" ? rows.map((row) => [row]) : [rows];
  return (
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
  );
}

/*
 * Beside the list in a large window, and as tall as the list, so that what it shows can follow the visitor. The right
 * edge may cut off a picture.
 */
const place = css`
  --bleed: ${space.side};
  margin-inline: calc(-1 * var(--bleed));
  img {
    min-height: inherit;
    object-position: 0;
  }
  ${media.laptop} {
    position: absolute;
    inset: 0 0 0 calc(var(--names) + ${space.gap});
    margin-left: 0;
    > * {
      display: grid;
      position: sticky;
      top: 6rem;
      min-height: 32rem;
    }
  }
  ${media.print} {
    position: static;
  }
`;

/* The same margin on all sides. */
const stage = css`
  display: grid;
  gap: ${space.m};
  align-content: center;
  padding: clamp(${space.l}, 4.4vw, ${space.xxl});
  background: ${color.accent};
`;

const frame = css`
  display: grid;
  gap: ${space.m};
  padding: ${space.l};
  border: 1px solid transparent;
  background: ${color.raised};
  color: ${color.text};
  > b {
    ${displayFont(size.subheading, 1.1)};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.m};
    padding-block: ${space.s};
    border-top: 1px solid ${color.line};
    font-size: ${size.lead};
    line-height: 1.3;
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
    display: grid;
    gap: ${space.m};
    justify-items: start;
  }
  li {
    max-width: 85%;
    padding: ${space.s} ${space.m};
    border: 1px solid ${color.muted};
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

/* The stage's lower edge cuts it off. */
const phone = css`
  padding-bottom: 0;
  align-content: end;
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
    font: ${size.body} / 1.3 ui-monospace, monospace;
  }
`;

/* The same record in several places. */
const records = css`
  > * {
    width: 80%;
    &:nth-child(even) {
      margin-left: 10%;
    }
    &:last-child {
      margin-left: auto;
    }
  }
`;

const looks = { chat, records, phone, code };
