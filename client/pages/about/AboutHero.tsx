import { css, cx } from "@linaria/core";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { type BuiltPicture, PictureElement } from "#client/components/Picture.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { lead, spaceBetween } from "#client/styles/section.ts";
import { size, space } from "#client/styles/tokens.ts";

/** Each language has its own picture: client/pictures/signed-page/<tag>.png. */
const pictures = import.meta.glob<BuiltPicture>("/client/pictures/signed-page/*.png", {
  query: "?w=800;1200;2000&format=avif&effort=2&as=img",
  import: "default",
  eager: true,
});

/** Above the one page that a client and the company signed, as large as fits. Its background is that of the section. */
export function AboutHero() {
  const { about, language, paths } = useSite();
  const { heading, action, secondAction } = about;
  const find = (name: string) => pictures[`/client/pictures/signed-page/${name}.png`];
  const wide = find(language.tag);
  if (!wide) throw new Error(`There is no client/pictures/signed-page/${language.tag}.png`);
  return (
    <SectionShell theme="ink" className={hero}>
      <h1 id="top">{heading}</h1>
      <div className={cx(spaceBetween, row)}>
        <p className={lead}>{about.lead}</p>
        <ButtonRow>
          <Button variant="inverse" href={paths.contact}>
            {action}
          </Button>
          <Button variant="secondary" href={`${paths.home}#services`}>
            {secondAction}
          </Button>
        </ButtonRow>
      </div>
      <div className={signedPage}>
        <PictureElement
          wide={wide}
          narrow={find(`${language.tag}-narrow`)}
          alt={about.signedPageAlt}
          sizes="100vw"
          priority
        />
      </div>
    </SectionShell>
  );
}

const hero = css`
  padding-block: ${space.xl} 0;
  > h1 {
    font-size: ${size.itemTitle};
  }
`;

const row = css`
  align-items: center;
  gap: ${space.l};
  margin-top: ${space.m};
  > div {
    margin: 0;
  }
`;

/* In a wide and low window, it has space at its sides, so that most of it is in the window at once. */
const signedPage = css`
  margin: ${space.l} calc(-1 * ${space.side}) 0;
  img {
    max-height: 88svh;
    background: none;
    object-fit: contain;
  }
`;
