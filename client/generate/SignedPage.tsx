import { readFileSync } from "node:fs";
import { signatureId } from "#client/pages/about/signature-id.ts";
import { brackets } from "#client/styles/tokens.ts";
import { palette } from "#shared/palette.ts";
import type { AboutStory } from "#shared/site/about-story.ts";

const { raised, text, muted, line } = palette.tones.light;
/** The colour of ballpoint ink. */
const pen = "#2a3fb8";
const signatures = readFileSync("client/pictures/signatures.svg", "utf8");

/** What client and company agree on: one page with one sentence and two signed names. */
export function SignedPage({ content }: { content: AboutStory["signedPage"] }) {
  const { parties, pageNumber, sentence, terms, signed } = content;
  return (
    <>
      <header>
        <p>{parties}</p>
        <p>{pageNumber}</p>
      </header>
      <h1>{sentence}</h1>
      <ul>
        {terms.map(({ name, value }) => (
          <li key={name}>
            <span>{name}</span>
            {value}
          </li>
        ))}
      </ul>
      <footer>
        <Signature {...signed.client} />
        <Signature {...signed.builder} />
      </footer>
    </>
  );
}

function Signature({ name, note }: AboutStory["signedPage"]["signed"]["client"]) {
  // Paths in the file may lack a title that stands before the name.
  const paths = [...signatures.matchAll(/<path id="(.+?)" d="(.+?)"/gs)];
  const [, , strokes] = paths.find(([, id = ""]) => signatureId(name).endsWith(id)) ?? [];
  return (
    <p>
      {name}
      <span>{note}</span>
      {strokes && (
        <svg viewBox="0 0 300 90" width="300" aria-hidden="true">
          <path d={strokes} />
        </svg>
      )}
    </p>
  );
}

export const signedPageStyles = `
  body { display: flex; flex-direction: column; width: 800px; height: 1000px; padding: 60px 56px; color: ${text}; background: ${raised}; font: 500 22px/1.4 Text; }
  header, li, footer { display: flex; justify-content: space-between; gap: 32px; }
  header, span { color: ${muted}; }
  h1 { margin: 32px 0 auto; padding: 30px 32px 40px; border: 5px solid; border-image: ${brackets("5px", "56px")}; font: 600 calc(83px * var(--fit))/.98 Display; letter-spacing: -.035em; text-wrap: balance; }
  ul { padding: 6px 0 0; list-style: none; }
  li { padding: 9px 0; border-top: 1px solid ${line}; }
  footer { padding-top: 120px; }
  footer p { position: relative; flex: 1; padding-top: 10px; border-top: 2px solid; line-height: 1.3; }
  footer span { display: block; }
  svg { position: absolute; left: 0; bottom: 100%; overflow: visible; fill: none; stroke: ${pen}; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
  @media (max-width: 400px) {
    body { width: 400px; height: 570px; padding: 24px; font-size: 16px; }
    header { gap: 8px; font-size: 15px; letter-spacing: -.01em; }
    h1 { margin-top: 20px; padding: 18px 18px 26px; border-width: 3px; border-image: ${brackets("3px", "30px")}; font-size: calc(45px * var(--fit)); }
    li { padding: 4px 0; }
    footer { gap: 20px; padding-top: 70px; }
    svg { scale: .5; transform-origin: 0 100%; stroke-width: 4; }
  }
`;
