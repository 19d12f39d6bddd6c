import { css } from "@linaria/core";
import { type BuiltPicture, PictureElement } from "#client/components/Picture.tsx";
import { useSite } from "#client/page-context.ts";
import { space } from "#client/styles/tokens.ts";

/** Each language has its own picture: client/pictures/signed-page/<tag>.png. */
const pictures = import.meta.glob<BuiltPicture>("/client/pictures/signed-page/*.png", {
  query: "?w=800;1200;2000&format=avif&effort=2&as=img",
  import: "default",
  eager: true,
});

/** The one page that a client and the company signed, as wide as the window. Its background is that of the section. */
export function SignedPage() {
  const { about, language } = useSite();
  const find = (name: string) => pictures[`/client/pictures/signed-page/${name}.png`];
  const wide = find(language.tag);
  if (!wide) throw new Error(`There is no client/pictures/signed-page/${language.tag}.png`);
  return (
    <div className={signedPage}>
      <PictureElement
        wide={wide}
        narrow={find(`${language.tag}-narrow`)}
        alt={about.signedPageAlt}
        sizes="100vw"
        priority
      />
    </div>
  );
}

/* In a wide and low window, it has space at its sides instead of being much taller than the window. */
const signedPage = css`
  margin: ${space.l} calc(-1 * ${space.side}) 0;
  img {
    max-height: 112svh;
    object-fit: contain;
  }
`;
