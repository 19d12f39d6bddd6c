import { css } from "@linaria/core";
import { Signature } from "#client/components/Signature.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { useSite } from "#client/page-context.ts";
import pen from "#client/pictures/pen.svg";
import { media } from "#client/styles/media.ts";
import { color } from "#client/styles/tokens.ts";

/** Two signatures, which a pen writes as the visitor begins to scroll. */
export function Signatures() {
  const { facts, pageTexts, storyProject, storyTestimonial } = useSite();
  const { builder, signedBy } = pageTexts.about.signedPage;
  const signers = [
    { ...storyTestimonial, note: facts.storyProject.signed },
    { ...storyProject.builder, note: builder },
  ];
  return (
    <div className={signatures}>
      {signers.map(({ id, name, note }) => (
        <p key={id}>
          <Signature id={id} />
          {/* Chromium would drop an ordinary space for screen readers. */}
          <VisuallyHidden>{`${signedBy}\u00a0`}</VisuallyHidden>
          <span translate="no">{name}</span> <small>{note}</small>
        </p>
      ))}
      <img loading="lazy" src={pen} alt="" />
    </div>
  );
}

/* No `animation` shorthand: with a timeline, Lightning CSS 1.33 breaks it. */
const signatures = css`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-column: 1 / -1;
  gap: inherit;
  margin-top: 2.8em;
  ${media.landscape} {
    grid-column-start: 3;
  }
  > p {
    position: relative;
    padding-top: 0.4em;
    border-top: 2px solid ${color.text};
    > svg {
      position: absolute;
      bottom: 100%;
      width: 100%;
      margin-bottom: -2%;
    }
  }
  span,
  small {
    display: block;
  }
  /* The pen, whose point is at the start of the line before it moves. It moves by percentages of its own size. */
  > img {
    position: absolute;
    bottom: 100%;
    left: -4.33%;
    width: 52%;
    translate: 208% 17%;
  }
  ${media.motion} {
    @supports (animation-timeline: scroll()) {
      > p > svg,
      > img {
        animation-name: writeSignature;
        animation-timing-function: linear;
        animation-fill-mode: both;
        animation-timeline: scroll();
        animation-range: 2svh 18svh;
      }
      > p + p > svg {
        animation-range: 20svh 36svh;
      }
      > img {
        animation-name: movePen;
        animation-range: 0% 40svh;
      }
    }
  }
  @keyframes writeSignature {
    from {
      clip-path: inset(-20% 100% -20% 0);
    }
    to {
      clip-path: inset(-20% 0);
    }
  }
  /* The pen comes to the first signature, and leaves after the second. */
  @keyframes movePen {
    5% {
      translate: 0 -1%;
    }
    90% {
      translate: 196% -3%;
    }
  }
`;
