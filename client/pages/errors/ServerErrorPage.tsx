import { Button } from "#client/components/Button.tsx";
import { contactLinks } from "#client/components/LinkItems.tsx";
import { useSite } from "#client/page-context.ts";
import { ErrorSection } from "./ErrorSection.tsx";

export function ServerErrorPage() {
  const { serverError, company, paths } = useSite();
  const { again, action } = serverError;
  return (
    <ErrorSection
      content={serverError}
      theme="ink"
      status="[500"
      actions={
        <>
          {/* An empty href is the URL of the failed page. */}
          <Button variant="inverse" href="">
            {again}
          </Button>{" "}
          <Button variant="secondary" href={paths.home}>
            {action}
          </Button>
        </>
      }
      links={contactLinks(company)}
    />
  );
}
