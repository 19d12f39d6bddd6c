import { css, cx } from "@linaria/core";
import { ink } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, labelFont, light, sideOf, size, space, stroke } from "#client/styles/tokens.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import { Vignette } from "./Vignette.tsx";

/** A bot at work: what it answers, the passage it read, and the person it fetches. */
export function Conversation() {
  const { service, caption, messages } = servicesPage.conversation;
  return (
    <figure className={cx(ink, conversation)}>
      <ol>
        {messages.map(({ from, name, time, text, notice, picture, source }) => (
          <li key={text} className={senders[from]}>
            {notice && <p className={noticeLine}>{notice}</p>}
            <p className={sender}>
              <b>{name}</b> {time}
            </p>
            <div className={bubble}>
              {picture && <Vignette {...picture} />}
              <p>
                {text}
                {source && " [1]"}
              </p>
            </div>
            {source && (
              <blockquote className={page}>
                <cite>[1] {source.title}</cite>
                <mark>{source.quote}</mark>
              </blockquote>
            )}
          </li>
        ))}
      </ol>
      <figcaption>
        <a href={service.href}>{service.label}</a>
        <p>{caption}</p>
      </figcaption>
    </figure>
  );
}

const reach = sideOf("100vw");

const conversation = css`
  margin: ${space.l} calc(-1 * ${reach}) 0;
  padding: ${space.xl} ${reach};
  background: ${color.ground};
  color: ${color.text};
  font-size: ${size.small};
  line-height: 1.4;
  > ol {
    display: grid;
    gap: ${space.s};
  }
  > figcaption {
    margin-top: ${space.l};
    color: ${color.muted};
    > a {
      color: ${color.text};
      font: 600 ${size.subheading} / 1.5 ${font.display};
    }
  }
  li {
    display: grid;
    justify-items: start;
    gap: ${space.hair};
  }
  ${media.laptop} {
    margin-top: 0;
    margin-left: 0;
    padding-left: ${space.xl};
  }
`;

const sender = css`
  color: ${color.muted};
  font: ${labelFont};
`;

/* People speak in solid boxes, the bot in an outlined one. */
const bubble = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  width: min(29rem, 90%);
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.muted};
  > p {
    text-wrap: balance;
  }
  > svg {
    flex: none;
    width: 4.5rem;
    aspect-ratio: 1;
  }
`;

const solid = css`
  > .${bubble} {
    ${light}
    border: 0;
    background: ${color.ground};
    color: ${color.text};
  }
`;

const visitor = css`
  justify-items: end !important;
`;

const senders = { visitor: cx(visitor, solid), bot: undefined, person: solid };

const noticeLine = css`
  justify-self: stretch;
  display: flex;
  align-items: center;
  gap: ${space.m};
  max-width: none;
  padding-block: ${space.s};
  color: ${color.muted};
  font: ${labelFont};
  &::before,
  &::after {
    content: "";
    flex: 1;
    border-top: 1px solid ${color.line};
  }
`;

/* The page that the bot read runs out of the window on the right. A line leads to it from the answer. */
const page = css`
  ${light}
  position: relative;
  justify-self: stretch;
  --indent: min(14vw, 6.5rem);
  margin: 0 calc(-1 * ${reach}) 0 var(--indent);
  padding: ${space.m} ${reach} ${space.m} ${space.l};
  background: ${color.raised};
  color: ${color.text};
  &::before {
    content: "";
    position: absolute;
    right: 100%;
    top: -${space.hair};
    bottom: 50%;
    width: calc(var(--indent) - ${space.m});
    border: solid ${color.lime};
    border-width: 0 0 ${stroke.mark} ${stroke.mark};
  }
  > cite {
    font: 600 ${size.label} / 1.4 ${font.text};
  }
  > cite::after,
  &::after {
    content: "";
    display: block;
    width: 80%;
    height: 16px;
    margin-block: ${space.xs};
    background: repeating-linear-gradient(${color.line} 0 5px, transparent 0 11px);
  }
  > mark {
    background: ${color.lime};
    color: ${color.onLime};
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
`;
