import { css, cx } from "@linaria/core";
import { ink } from "#client/components/Section.tsx";
import { useSite } from "#client/components/site-context.ts";
import { media } from "#client/styles/media.ts";
import { color, font, sideOf, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { SampleChatMessage } from "./SampleChatMessage.tsx";

interface SampleChatProps {
  words: SiteContent["servicesPage"]["conversation"];
}

/** A sample conversation with a bot: its answers, the page that it cites, and the person who takes over. */
export function SampleChat({ words }: SampleChatProps) {
  const { paths, services } = useSite();
  const { caption, messages } = words;
  const service = services.find(({ id }) => id === words.service);
  return (
    <figure className={cx(ink, conversation)}>
      <ol>
        {messages.map((message) => (
          <SampleChatMessage key={message.text} message={message} />
        ))}
      </ol>
      <figcaption>
        <a href={`${paths.services}#${service?.id}`}>{service?.title}</a>
        <p>{caption}</p>
      </figcaption>
    </figure>
  );
}

const conversation = css`
  --bleed: ${sideOf("100vw")};
  margin: ${space.l} calc(-1 * var(--bleed)) 0;
  padding: ${space.xl} var(--bleed);
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
  ${media.laptop} {
    /* Its border overlaps the header's border. */
    margin-top: -1px;
    margin-left: 0;
    padding-left: ${space.xl};
  }
`;
