import { css, cx } from "@linaria/core";
import { NotedLink } from "#client/components/Button.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { ScrollStory } from "#client/islands/scroll-story/ScrollStory.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { clipped } from "#client/styles/section.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";

/** How a client's email led to a product, between the heading's two sentences, and what happens if we are late. */
export function HomeStory() {
  const { home, paths, projects, projectsPage, story, storyProject } = useSite();
  const { heading, guarantee, link, companyFacts } = home.story;
  const project = projects.find(({ id }) => id === storyProject);
  if (!project) throw new Error(`The story shows the project ${storyProject}, which does not exist`);
  const { picture, change } = project;
  return (
    <>
      <SectionShell id="about" theme="ink" className={cx(clipped, section)}>
        <ScrollStory
          heading={{ id: "about-heading", ...heading }}
          mail={story}
          product={{ picture, alt: story.alt, change, arrowLabel: projectsPage.project.arrowLabel }}
        />
      </SectionShell>
      <SectionShell id="guarantee" className={promise}>
        <h2 id="guarantee-heading">{guarantee.heading}</h2>
        <div>
          <p>{guarantee.source}</p>
          <dl>
            {guarantee.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <NotedLink id="about-note" href={paths.about} label={link} note={companyFacts} />
        </div>
      </SectionShell>
    </>
  );
}

/*
 * In a large window, the stage has no space for the header that comes back: the story pushes it out. The properties of the
 * animations are longhands for the reason in SignedPaper.tsx.
 */
const section = css`
  ${media.laptop} {
    padding-top: ${space.l};
    ${media.motion} {
      view-timeline: --story;
      body:has(&) {
        timeline-scope: --story;
      }
      header:has(+ main &):not(:has(:focus-visible, > :popover-open)) {
        animation-name: leave;
        animation-timing-function: linear;
        animation-timeline: --story;
        animation-range: exit-crossing calc(0% - var(--row)) exit-crossing calc(100% + var(--row));
      }
    }
  }
  @keyframes leave {
    exit-crossing 0%,
    exit-crossing 100% {
      translate: 0 calc(-1 * var(--row));
    }
  }
`;

const promise = css`
  row-gap: ${space.xl};
  align-items: center;
  > h2 {
    font-size: ${size.mega};
    line-height: 0.95;
  }
  ${media.laptop} {
    > h2 {
      grid-column: 1 / span 9;
      font-size: min(${size.mega}, 9.6vw);
    }
    > div {
      grid-column: 10 / -1;
    }
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    margin-top: ${space.s};
    padding-top: ${space.s};
    border-top: 1px solid ${color.border};
  }
  p,
  dt {
    color: ${color.muted};
  }
  dd {
    ${displayFont(size.subheading, 1.2)};
  }
`;
