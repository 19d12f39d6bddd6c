import { css, cx } from "@linaria/core";
import { Logo } from "#client/components/Logo.tsx";
import { useSite } from "#client/page-context.ts";
import clip from "#client/pictures/paper-clip.svg";
import logo from "#client/pictures/story-logo.svg";
import { brackets } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { alwaysLight } from "#client/styles/section.ts";
import { color, displayFont } from "#client/styles/tokens.ts";
import { Signatures } from "./Signatures.tsx";

/** The sentence, the terms and both signatures. */
export function SignedPage() {
  const { company, pageTexts, story, storyProject } = useSite();
  const { number, terms } = pageTexts.about.signedPage;
  return (
    <article aria-labelledby="signed-page" className={cx(alwaysLight, paper)}>
      <p className={letterhead}>
        <span role="img" aria-label={company.name}>
          <Logo name={company.name} />
        </span>{" "}
        <img loading="lazy" src={logo} alt={storyProject.client} /> <small>{number}</small>
      </p>
      <div className={cx(brackets, sentence)}>
        <p id="signed-page">{story.sentence}</p>
      </div>
      <dl className={termList}>
        {terms.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
      <Signatures />
      <img loading="lazy" src={clip} alt="" />
    </article>
  );
}

/* A container unit is a hundredth of the paper's width. A landscape paper has four columns instead of two. */
const paper = css`
  position: relative;
  display: grid;
  grid-template: auto minmax(7rem, 1fr) / repeat(2, minmax(0, 1fr));
  gap: 0.8em 1.2em;
  min-height: 132cqw;
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
  /* With large text. */
  @container (width < 14em) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.landscape} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    min-height: 77.5cqw;
    font-size: max(0.75rem, 1.86cqw);
  }
`;

const letterhead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.7em;
  grid-column: 1 / -1;
  max-width: none;
  svg {
    height: 1.75em;
  }
  > img {
    height: 1.45em;
    padding-left: 0.7em;
    border-left: 1px solid ${color.hairline};
  }
  > small {
    margin-left: auto;
    ${media.portrait} {
      display: none;
    }
  }
`;

/* Its letters fill the paper in three lines. */
const sentence = css`
  display: grid;
  align-content: center;
  grid-column: 1 / -1;
  --arm: 3.2cqw;
  border-image-width: 1.3cqw 2cqw;
  padding: 0 4.2cqw;
  > p {
    max-width: none;
    ${displayFont("9.5cqw", 1.05)};
    letter-spacing: -0.035em;
  }
`;

const termList = css`
  display: contents;
  > div {
    padding-top: 0.4em;
    border-top: 1px solid ${color.hairline};
  }
  dt + dd {
    ${displayFont("1.1em", 1.15)};
  }
  > :nth-child(n + 5) {
    margin-top: 2.8em;
    ${media.portrait} {
      display: none;
    }
  }
`;
