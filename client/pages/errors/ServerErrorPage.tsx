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
      picture={<FallenBracket alt={serverError.pictureAlt} />}
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

/** The number 500 after an opening bracket. The closing bracket lies on its side. */
function FallenBracket({ alt }: { alt: string }) {
  return (
    <svg viewBox="0 0 1000 247" role="img" aria-label={alt}>
      <path d="M0 3h100v42H48v156h52v42H0z" />
      <text x="112" y="243" fontSize="366">
        500
      </text>
      <path className={loose} d="M760 243V143h42v52h156v-52h42v100z" />
    </svg>
  );
}

const loose = css`
  fill: ${color.highlight};
`;
