import { css } from "@linaria/core";
import { Banner } from "#client/components/Banner.tsx";
import { useSite } from "#client/site-context.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { ProjectChange } from "./ProjectChange.tsx";

/** The change of a future project, with empty figures. */
export function NextProject({ content }: { content: SiteContent["projectsPage"] }) {
  return (
    <Banner content={content.banner} href={useSite().paths.contactPage} theme="paper">
      <div aria-hidden="true" className={empty}>
        <ProjectChange change={content.next} now={content.entry.now} />
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
