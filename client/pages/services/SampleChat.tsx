import { css, cx } from "@linaria/core";
import { ink } from "#client/components/Section.tsx";
import { HandbookBot } from "#client/islands/handbook-bot/HandbookBot.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { color, duration, easing, font, sideOf, size, space } from "#client/styles/tokens.ts";
import type { Conversation, ConversationMessage } from "#shared/content/types.ts";
import { SampleChatMessage } from "./SampleChatMessage.tsx";

/**
 * A sample conversation with a bot: its answers, the page that it cites, and the person who takes over. With a
 * bot to ask, the visitor's own conversation continues it, and shares its room.
 */
export function SampleChat({ content }: { content: Conversation }) {
  const { language, paths, services } = useSite();
  const { caption, messages, bot } = content;
  const service = services.find(({ id }) => id === content.service);
  return (
    <figure className={cx(ink, conversation)}>
      <div id="conversation" className={room}>
        <ol>
          {messages.map((message) => (
            <SampleChatMessage key={message.text} message={message} />
          ))}
        </ol>
        {bot && <ol data-own="" className={own} />}
      </div>
      {bot && <HandbookBot language={language.tag} content={bot} messages={emptyMessages} />}
      <figcaption>
        <a href={`${paths.servicesPage}#${service?.id}`}>{service?.title}</a>
        <p>{caption}</p>
      </figcaption>
    </figure>
  );
}

const empty = { name: "", time: "", text: "" };

function emptyMessage(message: Omit<ConversationMessage, keyof typeof empty>) {
  return <SampleChatMessage message={{ ...empty, ...message }} />;
}

const emptyMessages = {
  visitor: emptyMessage({ from: "visitor" }),
  bot: emptyMessage({ from: "bot", source: { title: "", quote: "" } }),
  person: emptyMessage({ from: "person", notice: "" }),
};

const conversation = css`
  --bleed: ${sideOf("100vw")};
  margin: ${space.l} calc(-1 * var(--bleed)) 0;
  --start: var(--bleed);
  padding: 0 var(--bleed) ${space.xl} var(--start);
  background: ${color.ground};
  color: ${color.text};
  font-size: ${size.small};
  line-height: 1.4;
  > figcaption {
    margin-top: ${space.l};
    color: ${color.muted};
    > a {
      color: ${color.text};
      font: 600 ${size.subheading} / 1.5 ${font.display};
    }
  }
  ${media.laptop} {
    /* Its border overlaps the header's border. */
    margin-top: -1px;
    margin-left: 0;
    --start: ${space.xl};
  }
`;

/* As wide as the figure, so that the pages that answers cite reach the window's edge. */
const room = css`
  margin: 0 calc(-1 * var(--bleed)) 0 calc(-1 * var(--start));
  padding: ${space.xl} var(--bleed) 0 var(--start);
  overflow-y: auto;
  scrollbar-width: none;
  > ol {
    display: grid;
    gap: ${space.s};
  }
  &:focus-visible {
    --ring: -3px;
  }
  ${media.print} {
    overflow: visible;
  }
`;

/* Without a height of its own, it makes nothing longer: what it contains lengthens only the scrolling. */
const own = css`
  height: 0;
  > li:first-child {
    margin-top: ${space.s};
  }
  > li:last-child {
    padding-bottom: ${space.xs};
  }
  ${media.motion} {
    > li {
      animation: come ${duration.calm} ${easing} backwards;
    }
    @keyframes come {
      from {
        opacity: 0;
        translate: 0 ${space.s};
      }
    }
  }
  ${media.print} {
    height: auto;
  }
`;
