import { css } from "@linaria/core";
import { Picture } from "#client/components/Picture.tsx";
import { Section } from "#client/components/Section.tsx";
import { Signature } from "#client/components/Signature.tsx";
import { useSite } from "#client/page-context.ts";
import { fullBleedBelowLaptop, largeText } from "#client/styles/section.ts";
import { color, space } from "#client/styles/tokens.ts";

/**
 * A picture of the people at the company, and each with their signature, their role and the projects that they built.
 */
export function Team() {
  const { pageTexts, projects, paths, team } = useSite();
  const { heading, text, alt, built, roles } = pageTexts.about.team;
  return (
    <Section id="team" heading={heading} aside={<p className={largeText}>{text}</p>} className={section}>
      <div className={fullBleedBelowLaptop}>
        <Picture name="team" alt={alt} sizes="100vw" />
      </div>
      <ul>
        {team.map(({ id, name }) => (
          <li key={id}>
            <Signature id={id} />
            <h3 translate="no">{name}</h3>
            <p>{roles[id]}</p>
            {projects
              .filter(({ builder }) => builder.id === id)
              .map((project) => (
                <p key={project.id}>
                  {built}{" "}
                  <a href={`${paths.projects}#${project.id}`} translate="no">
                    {project.client}
                  </a>
                </p>
              ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const section = css`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: ${space.xl} ${space.gap};
    margin-top: ${space.xl};
  }
  li > p {
    color: ${color.muted};
  }
  h3 {
    margin-bottom: ${space.xs};
    padding-top: ${space.s};
    border-top: 1px solid ${color.text};
  }
`;
