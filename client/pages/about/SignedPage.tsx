import { css } from "@linaria/core";
import { Picture } from "#client/components/Picture.tsx";
import { useSite } from "#client/page-context.ts";
import pen from "#client/pictures/pen.svg";
import { media } from "#client/styles/media.ts";
import { displayFont, optics, size, space } from "#client/styles/tokens.ts";

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
        <figure>
          <div>
            <Picture
              name={`signed-page/${language.tag}`}
              alt={about.signedPageAlt}
              sizes="100vw"
              cropIn={media.portrait}
              priority
            />
            <span />
            <span />
            <img src={pen} alt="" />
          </div>
        </figure>
      </div>
    </div>
  );
}

/*
 * In a wide and low window, the page has space at its sides, so that most of it is in the window at once. The properties of
 * the animations are longhands, because the build would make a shorthand of them that is invalid.
 */
const scene = css`
  p {
    margin: ${space.xs} 0 0 ${optics.outdent};
    ${displayFont(size.title, 0.95)};
    text-wrap: balance;
  }
  figure {
    margin: ${space.l} calc(-1 * ${space.side}) 0;
    > div {
      position: relative;
    }
  }
  img {
    width: 100%;
    max-height: 76svh;
    object-fit: contain;
  }
  span {
    display: none;
  }
  /* The crop has no space for the pen. */
  picture ~ img {
    position: absolute;
    inset: 0;
    ${media.portrait} {
      display: none;
    }
  }
  ${media.motion} {
    @media (height >= 36em) {
      @supports (animation-timeline: view()) {
        height: 150svh;
        view-timeline: --scene;
        > div {
          position: sticky;
          top: ${space.belowHeader};
          display: flex;
          flex-direction: column;
          height: calc(100svh - ${space.belowHeader} - ${space.m});
        }
        figure {
          flex: 1;
          display: grid;
          place-content: center;
          container-type: size;
          > div {
            width: min(100cqw, 80cqh);
            ${media.landscape} {
              width: min(100cqw, 160cqh);
            }
          }
        }
        img {
          max-height: none;
        }
        picture ~ * {
          animation-name: sign;
          animation-timing-function: linear;
          animation-fill-mode: both;
          animation-timeline: --scene;
          animation-range: contain 5% contain 45%;
        }
        /* Paper over a signature in the picture, with the line below it. */
        span {
          --paper: #fbfaf6;
          display: block;
          forced-color-adjust: none;
          position: absolute;
          inset: 79% 51% 12.6% 11.4%;
          background: linear-gradient(#0000 92.5%, #12160f 0 95%, #0000 0) 0 / 97% no-repeat var(--paper);
          transform-origin: 100%;
          ${media.landscape} {
            --paper: #f5f4ee;
            inset: 71.2% 33.8% 22.4% 52.75%;
          }
        }
        span + span {
          --paper: #f5f4ee;
          inset: 79% 9.4% 12.6% 52.4%;
          animation-range: contain 50% contain 90%;
          ${media.landscape} {
            inset: 71.2% 18.6% 22.4% 67.45%;
          }
        }
        picture ~ img {
          animation-name: write;
          animation-range: contain;
        }
      }
    }
  }
  @keyframes sign {
    to {
      scale: 0 1;
    }
  }
  /* The pen comes to the first signature, writes it, and so on. */
  @keyframes write {
    5% {
      translate: -30% -8%;
    }
    45% {
      translate: -17% -9%;
    }
    50% {
      translate: -15.3% -8%;
    }
    90% {
      translate: -1.6% -9%;
    }
  }
`;
