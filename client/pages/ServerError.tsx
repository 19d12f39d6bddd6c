import { css } from "@linaria/core";
import { Failure } from "#client/sections/Failure.tsx";
import { LinkIndex } from "#client/sections/LinkIndex.tsx";
import { color } from "#client/styles/tokens.ts";
import { Button } from "#client/ui/Button.tsx";
import { brand } from "#shared/content/brand.ts";
import { serverError } from "#shared/content/server-error.ts";

export function ServerError() {
  const { again, action, onward } = serverError;
  return (
    <Failure
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
    </Failure>
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
