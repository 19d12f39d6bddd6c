import { css } from "@linaria/core";
import { Picture } from "#client/components/Picture.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { displayFont, outdent, size, space } from "#client/styles/tokens.ts";

/**
 * The one page that a client and the company signed. Each language has its own picture. With scroll-driven animations,
 * the page stays in the window while the visitor scrolls, and both sign it.
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

const scene = css`
  p {
    margin: ${space.xs} 0 0 ${outdent};
    ${displayFont(size.title, 0.95)};
    text-wrap: balance;
  }
  ${media.motion} {
    @media (height >= 36em) {
      @supports (animation-timeline: view()) {
        height: 170svh;
        view-timeline: --scene;
        > div {
          position: sticky;
          top: ${space.belowHeader};
          display: flex;
          flex-direction: column;
          height: calc(100svh - ${space.belowHeader} - ${space.m});
        }
      }
    }
  }
`;

/*
 * In a wide and low window, the page has space at its sides, so that most of it is in the window at once. The properties of
 * the animations are longhands, because the build would make a shorthand of them that is invalid.
 */
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
        place-content: center;
        container-type: size;
        > div {
          position: relative;
          width: min(100cqw, 80cqh);
          ${media.largePhone} {
            width: min(100cqw, 160cqh);
          }
        }
        /* Paper over the signatures in the picture, with the lines below them. */
        span {
          --line: linear-gradient(#0000 92.5%, #12160f 0 95%, #0000 0) 0 / 96% no-repeat;
          display: block;
          forced-color-adjust: none;
          position: absolute;
          inset: 79% 54% 13.3% 11.4%;
          background: #fbfaf6;
          transform-origin: 100%;
          animation-name: sign;
          animation-fill-mode: both;
          animation-timeline: --scene;
          animation-range: contain 5% contain 45%;
          ${media.largePhone} {
            inset: 71.2% 33.8% 22.4% 52.75%;
            background: var(--line) #f5f4ee;
          }
        }
        span + span {
          inset: 79.7% 10.5% 12.7% 52.4%;
          background: var(--line) #f5f4ee;
          animation-range: contain 50% contain 90%;
          ${media.largePhone} {
            inset: 71.2% 18.6% 22.4% 67.45%;
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
`;
