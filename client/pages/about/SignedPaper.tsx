import { css, cx } from "@linaria/core";
import { Logo } from "#client/components/Logo.tsx";
import { Signature } from "#client/components/Signature.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { useSite } from "#client/page-context.ts";
import clip from "#client/pictures/paper-clip.svg";
import pen from "#client/pictures/pen.svg";
import { bracketed } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { alwaysLight } from "#client/styles/section.ts";
import { color, displayFont } from "#client/styles/tokens.ts";
import type { SignedTerm } from "#shared/content/types.ts";

/** The sentence, the terms and both signatures. `logo` is the address of the client's logo. */
export function SignedPaper({ logo }: { logo: string | undefined }) {
  const { about, company, facts, story } = useSite();
  const { number, terms, builder } = about.signedPage;
  const { signedPage } = facts;
  const signers = [
    { name: signedPage.signatory, note: signedPage.signed },
    { name: signedPage.builder, note: builder },
  ];
  return (
    <article className={cx(alwaysLight, paper)}>
      <p className={head}>
        <Logo name={company.name} />
        <VisuallyHidden translate="no">{company.name}</VisuallyHidden>
        <img src={logo} alt={signedPage.client} /> <small>{number}</small>
      </p>
      <p className={cx(bracketed, sentence)}>{story.sentence}</p>
      <dl className={list}>
        {terms.map(({ name, value, note }: SignedTerm) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
      <div className={signatures}>
        {signers.map(({ name, note }) => (
          <p key={name}>
            <Signature name={name} />
            <span translate="no">{name}</span> <small>{note}</small>
          </p>
        ))}
        <img src={pen} alt="" />
      </div>
      <img src={clip} alt="" />
    </article>
  );
}

/* A container unit is a hundredth of the paper's width, and in `signatures` of that of both signatures. */
const paper = css`
  position: relative;
  display: grid;
  grid-template: auto 1fr auto / 100%;
  gap: 2.7cqw 4.4cqw;
  min-height: min(127cqw, 90cqh);
  padding: 5.2cqw 6.6cqw;
  background: linear-gradient(90deg, #fbfaf6 48.4%, #f1f0e9 49.9%, #fefefb 50%, #f5f4ee 51.8%);
  box-shadow:
    1cqw 1.2cqw 0.8cqw #0006,
    0 0 3cqw #0004;
  color: ${color.text};
  font-size: max(0.8125rem, 3.5cqw);
  line-height: 1.26;
  text-wrap: balance;
  print-color-adjust: exact;
  dt,
  small {
    color: ${color.muted};
    font-size: 1em;
  }
  /* The clip. */
  > img {
    position: absolute;
    inset: -3cqw auto auto 0.6cqw;
    width: 4.8cqw;
  }
  ${media.landscape} {
    grid-template: auto 1fr auto auto / repeat(4, 1fr);
    column-gap: 2.2cqw;
    min-height: min(77.5cqw, 90cqh);
    font-size: max(0.75rem, 1.86cqw);
  }
`;

const head = css`
  display: flex;
  align-items: center;
  grid-column: 1 / -1;
  max-width: none;
  > svg {
    flex: none;
    height: min(1.8em, 6.4cqw);
    ${displayFont("1em", 1)};
  }
  > img {
    height: min(1.65em, 5.2cqw);
    margin-left: 1.8cqw;
    padding-left: 1.8cqw;
    border-left: 1px solid ${color.border};
  }
  > small {
    display: none;
    margin-left: auto;
    ${media.landscape} {
      display: block;
    }
  }
`;

/* As large as the rest of the paper leaves it space, in four lines, or three in a wide window. */
const sentence = css`
  grid-column: 1 / -1;
  align-content: center;
  --arm: 0.34em;
  border-image-width: 0.145em 0.21em;
  max-width: none;
  padding: 0.2em 0.46em;
  ${displayFont("clamp(1.25rem, (var(--height) - 18cqw - 18em) / 4.6, 10.4cqw)", 1.05)};
  letter-spacing: -0.035em;
  ${media.landscape} {
    font-size: clamp(1.25rem, (var(--height) - 18cqw - 15em) / 3.55, 9.5cqw);
  }
`;

const list = css`
  display: grid;
  gap: 0.4em;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: 1em;
    padding-top: 0.4em;
    border-top: 1px solid ${color.border};
  }
  > :nth-child(n + 5) {
    display: none;
  }
  dt + dd {
    margin-left: auto;
    ${displayFont("1.1em", 1.15)};
  }
  dd + dd {
    width: 100%;
  }
  ${media.landscape} {
    display: contents;
    > :nth-child(n) {
      display: block;
    }
    > :not(:nth-child(n + 5)) {
      border: 0;
      > dt + dd {
        padding-block: 0.1em 0.15em;
      }
    }
    > :nth-child(n + 5) {
      margin-top: 2.4em;
      > dd {
        font: inherit;
        letter-spacing: 0;
      }
    }
  }
`;

/* The properties of the animations are longhands, because the build would make a shorthand of them that is invalid. */
const signatures = css`
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: inherit;
  margin-top: 3em;
  > p {
    position: relative;
    padding-top: 0.4em;
    border-top: 2px solid ${color.text};
    > svg {
      position: absolute;
      bottom: 100%;
      left: 0;
      width: 100%;
      margin-bottom: -2%;
    }
  }
  span,
  small {
    display: block;
  }
  /* The pen, whose point is at the start of the line before it moves. */
  > img {
    position: absolute;
    bottom: 100%;
    left: -4.33cqw;
    width: 52cqw;
    max-width: none;
    translate: 108cqw 17cqw;
  }
  ${media.landscape} {
    grid-column: 3 / -1;
    margin-top: 2.4em;
  }
  ${media.motion} {
    @supports (animation-timeline: view()) {
      view-timeline-name: var(--signing);
      view-timeline-inset: 40% 0%;
      > p > svg,
      > img {
        animation-name: sign;
        animation-timing-function: linear;
        animation-fill-mode: both;
        animation-timeline: --scene;
        animation-range: contain 5% contain 45%;
      }
      > p + p > svg {
        animation-range: contain 50% contain 90%;
      }
      > img {
        animation-name: write;
        animation-range: contain;
      }
    }
  }
  @keyframes sign {
    from {
      clip-path: inset(-20% 100% -20% 0);
    }
    to {
      clip-path: inset(-20% 0);
    }
  }
  /* The pen comes to the first signature, writes it, and so on. */
  @keyframes write {
    5% {
      translate: 0 -1cqw;
    }
    45% {
      translate: 47cqw -3cqw;
    }
    50% {
      translate: 53cqw -1cqw;
    }
    90% {
      translate: 102cqw -3cqw;
    }
  }
`;
