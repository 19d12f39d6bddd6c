import { css, cx } from "@linaria/core";
import { Fragment } from "react";
import { MarkedText } from "#client/components/MarkedText.tsx";
import { useSite } from "#client/page-context.ts";
import postcard from "#client/pictures/story-postcard.svg";
import { media } from "#client/styles/media.ts";
import { alwaysLight } from "#client/styles/section.ts";
import { color, displayAdjustments, displayFont, size, space } from "#client/styles/tokens.ts";
import { SignedPage } from "./SignedPage.tsx";

/** The one page that a client and the company signed, on top of the client's email and a postcard. */
export function SigningScene() {
  const { pageTexts, story } = useSite();
  return (
    <>
      <p className={statement}>
        {pageTexts.about.statement.split(/(?<=\.) /).map((sentence) => (
          <Fragment key={sentence}>
            <span>{sentence}</span>{" "}
          </Fragment>
        ))}
      </p>
      <div className={desk}>
        <div className={papers}>
          {/* Most of it is covered. Home shows it whole. */}
          <div className={cx(alwaysLight, paperUnderneath, letter)} inert>
            {story.headers.map(({ name, value }) => (
              <p key={name}>
                {name}&ensp;<b>{value}</b>
              </p>
            ))}
            <p>
              <MarkedText>{story.email}</MarkedText>
            </p>
          </div>
          <img loading="lazy" className={cx(paperUnderneath, postcardPaper)} src={postcard} alt="" />
          <SignedPage />
        </div>
      </div>
    </>
  );
}

const statement = css`
  margin: ${space.xs} 0 0 ${displayAdjustments.outdent};
  ${displayFont(size.title, 0.95)};
  text-wrap: balance;
  /* A line begins with a sentence, if one fits in it. */
  > span {
    display: inline-block;
    /* Forced colours put a plate behind each block, which would cover the line above. */
    ${media.forcedColors} {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
`;

const desk = css`
  container-type: inline-size;
  display: grid;
  place-content: center;
  margin-inline: calc(-1 * ${space.side});
  padding-top: ${space.l};
  overflow-x: clip;
  break-inside: avoid;
`;

/* A container unit is a hundredth of the desk. In what lies there, it is one of the paper's width. */
const papers = css`
  container-type: inline-size;
  position: relative;
  forced-color-adjust: none;
  width: min(91cqw, max(56svh, 21rem));
  /* The clip, the letter and the postcard lie partly outside. */
  margin-block: 2cqw 5cqw;
  ${media.print} {
    width: 66cqw;
  }
  ${media.landscape} {
    width: min(66cqw, max(82svh, 34rem));
    margin-left: 2.5cqw;
  }
`;

const paperUnderneath = css`
  position: absolute;
  box-shadow: 1cqw 1cqw 1.5cqw #0006;
`;

const letter = css`
  inset: -1.4cqw auto -4cqw -25cqw;
  width: 43.4cqw;
  padding: 3.8cqw 2cqw 0 3.7cqw;
  rotate: 3.4deg;
  background: linear-gradient(#e8e6dc 48%, #dedcd1 50%);
  color: ${color.muted};
  /* As a printed email: a web font that comes late would move its lines. */
  font-family: Arial, sans-serif;
  font-size: 1.63cqw;
  line-height: 1.42;
  overflow: clip;
  print-color-adjust: exact;
  b {
    color: ${color.text};
  }
  mark {
    padding: 0.1em 0.25em;
    border-radius: 0.25em;
  }
  > :last-child {
    margin-top: 1.2cqw;
    padding: 1.2cqw 9cqw 0 0;
    border-top: 1px solid ${color.hairline};
  }
`;

const postcardPaper = css`
  inset: -0.5cqw auto auto 85.3cqw;
  width: 30.4cqw;
  rotate: 7deg;
`;
