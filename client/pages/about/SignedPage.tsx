import { css } from "@linaria/core";
import { Picture } from "#client/components/Picture.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { displayFont, outdent, size, space } from "#client/styles/tokens.ts";

/**
 * The one page that a client and the company signed. Each language has its own picture. With scroll-driven animations,
 * the page stays in the window while the visitor scrolls, comes closer, and both sign it.
 */
export function SignedPage() {
  const { about, language } = useSite();
  return (
    <div className={scene}>
      <div>
        <p>{about.statement}</p>
        <div className={table}>
          <div>
            <Picture name={`signed-page/${language.tag}`} alt={about.signedPageAlt} sizes="100vw" priority />
            <span />
            <span />
          </div>
        </div>
      </div>
    </div>
  );
}

/* A property of a scroll-driven animation has to be a longhand: the build merges them into a shorthand that is invalid. */
const scene = css`
  p {
    margin: ${space.xs} 0 0 ${outdent};
    ${displayFont(size.title, 0.95)};
    text-wrap: balance;
  }
  ${media.motion} {
    @media (height >= 36em) {
      @supports (animation-timeline: view()) {
        height: 250svh;
        view-timeline: --scene;
        > div {
          position: sticky;
          top: ${space.xxl};
          display: flex;
          flex-direction: column;
          height: calc(100svh - 10rem);
        }
      }
    }
  }
`;

/* In a wide and low window, the page has space at its sides, so that most of it is in the window at once. */
const table = css`
  margin: ${space.l} calc(-1 * ${space.side}) 0;
  img {
    max-height: 76svh;
    background: none;
    object-fit: contain;
  }
  span {
    display: none;
  }
  ${media.motion} {
    @media (height >= 36em) {
      @supports (animation-timeline: view()) {
        flex: 1;
        display: grid;
        place-content: start center;
        container-type: size;
        overflow: clip;
        > div {
          position: relative;
          width: min(100cqw, 80cqh);
          animation-name: approach;
          animation-fill-mode: both;
          animation-timeline: --scene;
          animation-range: contain;
          --near: 1.4;
          --first: 20% -26%;
          --second: -20% -26%;
          ${media.largePhone} {
            width: min(100cqw, 160cqh);
            --near: 2;
            --first: -16% -32%;
            --second: -42% -32%;
          }
        }
        /* Paper over the signatures in the picture. */
        span {
          display: block;
          forced-color-adjust: none;
          position: absolute;
          inset: 77.5% 51% 13% 11.2%;
          background: #fbfaf6;
          transform-origin: 100%;
          animation-name: sign;
          animation-fill-mode: both;
          animation-timeline: --scene;
          animation-range: contain 22% contain 45%;
          ${media.largePhone} {
            inset: 70.6% 33.6% 22.5% 52.6%;
            background: #f5f4ee;
          }
        }
        span + span {
          inset: 77.5% 9% 13% 52%;
          background: #f5f4ee;
          animation-range: contain 55% contain 78%;
          ${media.largePhone} {
            inset: 70.6% 17.5% 22.5% 67.2%;
          }
        }
      }
    }
  }
  @keyframes sign {
    to {
      scale: 0 1;
    }
  }
  @keyframes approach {
    20%,
    47% {
      scale: var(--near);
      translate: var(--first);
    }
    53%,
    80% {
      scale: var(--near);
      translate: var(--second);
    }
  }
`;
