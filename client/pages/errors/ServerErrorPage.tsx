import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { contactLinks } from "#client/components/LinkItems.tsx";
import { useSite } from "#client/page-context.ts";
import { color } from "#client/styles/tokens.ts";
import { ErrorSection } from "./ErrorSection.tsx";

export function ServerErrorPage() {
  const { serverError, company, paths } = useSite();
  const { again, action } = serverError;
  return (
    <ErrorSection
      content={serverError}
      theme="ink"
      status={
        <>
          [500<span className={fallen}>]</span>
        </>
      }
      actions={
        <>
          {/* An empty href is the URL of the failed page. */}
          <Button variant="inverse" href="">
            {again}
          </Button>
          <Button variant="secondary" href={paths.home}>
            {action}
          </Button>
        </>
      }
      links={contactLinks(company)}
    />
  );
}

/* The closing bracket lies on its side. */
const fallen = css`
  display: inline-block;
  margin: 0 0.42em;
  color: ${color.highlight};
  rotate: 90deg;
  translate: 0 0.29em;
`;
