import { css, cx } from "@linaria/core";
import { Picture } from "#client/components/Picture.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { useSite } from "#client/page-context.ts";
import { overlays } from "#client/pictures/overlays.ts";
import { largeBrackets } from "#client/styles/brackets.ts";
import { capitalsBox } from "#client/styles/font-metrics.ts";
import { conditionOf, media } from "#client/styles/media.ts";
import { displayFont, font, size, space } from "#client/styles/tokens.ts";
import { choreography } from "./choreography.ts";
import { canCount, countedFigure, defaultLineHeight, onStage } from "./stage.ts";

/**
 * The picture of the client's page and, beside it, the figure after the project, below the one before. A rectangle is
 * as high as the figure says, on a scale of 100. In a window that is taller than wide, the picture is below the
 * figures.
 */
export function StoryProduct() {
  const { story, storyProject } = useSite();
  const { change, measured } = storyProject;
  const { before, after, metric, method } = change;
  const [high, low] = [measured.before.value, measured.after.value];
  return (
    <div className={cx(largeBrackets, product)}>
      <figure className={panel}>
        <figcaption>
          <VisuallyHidden>{change.spoken}</VisuallyHidden> <span aria-hidden="true">{metric}</span>{" "}
          <small>{method}</small>
        </figcaption>
        <p className={cx(countedFigure, figures)} data-from={high} data-to={low} aria-hidden="true">
          <span className={levels}>
            <svg height={`${high - low}%`} className={difference} />
            <svg height={`${low}%`} />
          </span>
          <s>{before}</s> <b data-unit={after.replace(/^\d+/, "")}>{after}</b>
        </p>
        <div className={clientPage}>
          <div>
            <Picture
              name="story-page"
              alt={story.alt}
              sizes={`${conditionOf(media.landscape)} 62vw, 100vw`}
            />
            <span className={freeTime} />
          </div>
        </div>
      </figure>
    </div>
  );
}

const product = css`
  --gap-to-brackets: max(0.75rem, 0.36 * ${space.gutter});
  margin-inline: calc(-1 * var(--gap-to-brackets));
  padding: var(--gap-to-brackets);
  break-inside: avoid;
  ${onStage} {
    margin: 0;
    padding: 0;
    border-image-source: none;
    ${choreography.product}
  }
`;

/* The colours are those of the client's picture, whose edges continue in the panel. */
const panel = css`
  display: grid;
  grid-template: auto minmax(0, 5fr) minmax(0, 6fr) / minmax(0, 1fr);
  width: 100%;
  height: 100%;
  aspect-ratio: 3 / 5;
  /* For large text. */
  min-height: 28rem;
  overflow: clip;
  background: #a9d9cd;
  color: #173c40;
  forced-color-adjust: none;
  print-color-adjust: exact;
  figcaption {
    padding: ${space.m} ${space.m} ${space.xs};
    ${displayFont(size.subheading, 1.2)};
  }
  small {
    display: block;
    margin-top: ${space.hair};
    font: 400 ${size.small} / 1.3 ${font.text};
    letter-spacing: 0;
  }
  ${media.largePhone} {
    aspect-ratio: 4 / 5;
  }
  ${media.landscape} {
    grid-template: auto minmax(0, 1fr) / 65% minmax(0, 1fr);
    aspect-ratio: 5 / 2;
    min-height: 16rem;
    figcaption {
      grid-column: 2;
    }
  }
  /* On a sheet, the heading has room above it. */
  ${media.print} {
    aspect-ratio: 1;
  }
  ${onStage} {
    aspect-ratio: auto;
    min-height: 0;
    ${choreography.panel}
  }
`;

const figures = css`
  container-type: size;
  position: relative;
  display: grid;
  align-content: space-between;
  max-width: none;
  overflow: clip;
  background: #bce2d9;
  s,
  b {
    position: relative;
    width: fit-content;
    padding-left: 0.04em;
    /* Small enough for the visitor's own spacing, otherwise large. */
    ${displayFont("min(25cqw, 30cqh)", 1)};
    ${capitalsBox(0.09, 0.06)}
    letter-spacing: -0.05em;
    ${defaultLineHeight} {
      font-size: min(47cqw, 60cqh);
    }
    /* Of languages with a space before the sign, too, the figure is no wider than the panel. */
    word-spacing: -0.12em;
    white-space: nowrap;
  }
  s {
    color: #5a9f95;
    text-decoration-thickness: 0.05em;
  }
  ${media.landscape} {
    grid-column: 2;
  }
  ${onStage} {
    ${choreography.figures}
    b {
      ${choreography.figureAfter}
    }
    s {
      ${choreography.figureBefore}
    }
    @supports not ${canCount} {
      b {
        ${choreography.uncounted.figureAfter}
      }
      s {
        ${choreography.uncounted.figureBefore}
      }
    }
  }
`;

/*
 * The rectangle as high as the figure says. As SVG elements, its parts can take their heights from attributes. They are
 * elements of their own, because Chromium 156 does not repaint where a moving rectangle in an SVG element has been.
 */
const levels = css`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: end;
  svg {
    flex: none;
    width: 100%;
    background: #6fbcae;
  }
`;

/* The part between both figures slides down behind the lower part. It overlaps it, so that no line is between them. */
const difference = css`
  display: none;
  margin-bottom: -1px;
  ${onStage} {
    display: block;
    ${choreography.difference}
  }
`;

/* Its lower edge may be cut off. In a narrow window, there is no phone in front of the page. */
const clientPage = css`
  container-type: size;
  display: grid;
  align-items: safe end;
  > div {
    position: relative;
    width: 104cqw;
    margin-left: -4cqw;
  }
  ${media.largePhone} {
    justify-items: center;
    > div {
      width: min(100cqw, 172cqh);
      margin: 0;
    }
  }
  ${media.landscape} {
    grid-area: 1 / 1 / -1;
    > div {
      width: min(100cqw, 195cqh);
    }
  }
`;

/* What makes a free time look like one that is taken, until it is taken on the stage. */
const freeTime = css`
  display: none;
  position: absolute;
  inset: ${overlays["story-page"].narrow};
  border-radius: 20%/30%;
  box-shadow: inset 0 0 0 1px #cfe3db;
  backdrop-filter: grayscale(1) contrast(2.4) brightness(1.5);
  ${media.largePhone} {
    inset: ${overlays["story-page"].whole};
  }
  ${onStage} {
    display: block;
    ${choreography.freeTime}
  }
`;
