import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { Steps } from "#client/components/Steps.tsx";
import { about } from "#shared/content/about.ts";

export function Process() {
  const { id, label, heading, steps } = about.process;
  return (
    <Section id={id} label={label} heading={heading} className={flush}>
      <Steps steps={steps} />
    </Section>
  );
}

/* Goes on from the paper section above it. */
const flush = css`
  padding-top: 0;
`;
