import { css, cx } from "@linaria/core";
import { Picture } from "#client/components/Picture.tsx";
import { media, queryOf } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import type { ScreenText, ScreenWindow, ServicePicture } from "#shared/content/types.ts";
import { frame, looks, windows } from "./screen-looks.ts";

/** What a service makes: a picture, or windows of a working screen at their own size. */
export function ServiceScreen({ content }: { content: ServicePicture | ScreenText }) {
  return (
    <div className={place}>
      {"alt" in content ? (
        <Picture {...content} sizes={`${queryOf(media.laptop)} 90vw, 100vw`} />
      ) : (
        <figure className={cx(windows, looks[content.kind])}>
          {content.windows.map((window) => (
            <Window key={window.title} content={window} />
          ))}
        </figure>
      )}
    </div>
  );
}

function Window({ content: { title, rows, button, note } }: { content: ScreenWindow }) {
  return (
    <div className={frame}>
      <b>{title}</b>
      <ul>
        {rows.map((row) => {
          const [text, value, share] = row.split(": ");
          return (
            <li key={row}>
              {text}
              {share && (
                <svg aria-hidden="true">
                  <rect width={`${share}%`} height="100%" />
                </svg>
              )}{" "}
              {value && <b>{value}</b>}
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
  );
}

/* Beside the list in a large window, and as tall as the list. The right edge may cut off a picture. */
const place = css`
  --bleed: ${space.side};
  margin-inline: calc(-1 * var(--bleed));
  ${media.laptop} {
    position: var(--beside, static);
    inset: 0 0 0 calc(var(--names) + ${space.gap});
    margin-left: 0;
    > * {
      min-height: 100%;
    }
    > picture > img {
      position: var(--beside, static);
      height: 100%;
      object-position: 0;
    }
  }
`;
