import { css } from "@linaria/core";
import { Banner } from "#client/components/Banner.tsx";
import { useSite } from "#client/components/site-context.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { ProjectChange } from "./ProjectChange.tsx";

/** The change of a future project, with empty figures. */
export function NextProject({ words }: { words: SiteContent["projectsPage"] }) {
  return (
    <Banner words={words.banner} href={useSite().paths.contact} tone="paper">
      <div aria-hidden="true" className={empty}>
        <ProjectChange change={words.next} now={words.entry.now} />
      </div>
    </Banner>
  );
}

const empty = css`
  small {
    padding-top: 1.25em;
  }
  s,
  b {
    word-spacing: 0.35em;
  }
`;
