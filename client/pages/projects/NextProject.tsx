import { css } from "@linaria/core";
import { Banner } from "#client/components/Banner.tsx";
import { projectsPage } from "#shared/content/projects-page.ts";
import { Change } from "./Change.tsx";

/** The change of a future project, with empty figures. */
export function NextProject() {
  return (
    <Banner banner={projectsPage.banner} tone="paper">
      <div aria-hidden="true" className={empty}>
        <Change change={projectsPage.next} />
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
