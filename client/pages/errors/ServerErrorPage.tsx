import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { color } from "#client/styles/tokens.ts";
import { brand } from "#shared/content/brand.ts";
import { serverError } from "#shared/content/server-error.ts";
import { ErrorSection } from "./ErrorSection.tsx";
import { LinkIndex } from "./LinkIndex.tsx";

export function ServerErrorPage() {
  const { again, action, onward } = serverError;
  return (
    <ErrorSection
      words={serverError}
      figure={unclosed}
      actions={
        <>
          {/* An empty address is that of the page which failed. */}
          <Button href="">{again}</Button>
          <Button variant="bracketed" href={action.href}>
            {action.label}
          </Button>
        </>
      }
    >
      <LinkIndex
        heading={onward}
        links={[
          { href: `mailto:${brand.email}`, label: brand.email },
          { href: brand.phone.uri, label: brand.phone.display },
        ]}
      />
    </ErrorSection>
  );
}

/* The bracket opens, and that is all it does. */
const unclosed = css`
  border: clamp(6px, 1.2vw, 20px) solid ${color.mark};
  border-right: 0;
  width: clamp(40px, 12vw, 200px);
  justify-items: start;
  > p {
    white-space: nowrap;
  }
`;
