import { useSite } from "#client/page-context.ts";
import { ErrorSection } from "./ErrorSection.tsx";

export function NotFoundPage() {
  const { pageTexts, menu } = useSite();
  return (
    <ErrorSection
      content={pageTexts.notFound}
      theme="accent"
      status="4[ ]4"
      links={menu.map(({ href, label }) => ({ href, label }))}
    />
  );
}
