import { css } from "@linaria/core";
import { lead, Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import signatures from "#client/pictures/signatures.svg";
import signatureMarkup from "#client/pictures/signatures.svg?raw";
import { color, space } from "#client/styles/tokens.ts";
import { signatureId } from "./signature-id.ts";

/** The people who built the projects, each with their role and signature. */
export function Team() {
  const { about, projects, paths } = useSite();
  const { heading, text, built } = about.company;
  const roles: Readonly<Record<string, string>> = about.company.roles;
  const builders = [...Map.groupBy(projects, ({ builder = "" }) => builder)].filter(([builder]) => builder);
  return (
    <Section id="company" heading={heading} aside={<p className={lead}>{text}</p>} className={company}>
      <ul>
        {builders.map(([builder, projects]) => (
          <li key={builder}>
            {signatureMarkup.includes(`id="${signatureId(builder)}"`) && (
              <svg viewBox="0 0 330 90" aria-hidden="true">
                <use href={`${signatures}#${signatureId(builder)}`} />
              </svg>
            )}
            <h3>{builder}</h3>
            <p>{roles[builder]}</p>
            {projects.map(({ id, client }) => (
              <p key={id}>
                {built} <a href={`${paths.projectsPage}#${id}`}>{client}</a>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const company = css`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: ${space.xl} ${space.gap};
    align-items: end;
  }
  li > p {
    color: ${color.muted};
  }
  h3 {
    margin-bottom: ${space.xs};
    padding-top: ${space.s};
    border-top: 1px solid ${color.text};
  }
  /* The signature is on the line above the name. */
  svg {
    width: 13rem;
    overflow: visible;
    fill: none;
    stroke: ${color.text};
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
