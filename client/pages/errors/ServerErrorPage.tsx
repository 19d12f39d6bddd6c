import { contactLinks } from "#client/components/LinkItems.tsx";
import { useSite } from "#client/page-context.ts";
import { ErrorSection } from "./ErrorSection.tsx";

export function ServerErrorPage() {
  const { pageTexts, company, paths } = useSite();
  const { again, action } = pageTexts.serverError;
  return (
    <ErrorSection
      content={pageTexts.serverError}
      theme="ink"
      status="[500"
      links={[
        // An empty href is the URL of the failed page.
        { href: "", label: again },
        { href: paths.home, label: action },
        ...contactLinks(company),
      ]}
    />
  );
}
