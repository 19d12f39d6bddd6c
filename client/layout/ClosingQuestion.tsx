import { SectionShell } from "#client/components/Section.tsx";
import { MessageField } from "#client/islands/message-field/MessageField.tsx";
import { useSite } from "#client/page-context.ts";

/** The end of a page: a question, and a field for the answer, which becomes the message of the contact form. */
export function ClosingQuestion() {
  const { layout, paths } = useSite();
  const { heading, ...content } = layout.closingQuestion;
  return (
    <SectionShell id="closing" theme="accent">
      <h2 id="closing-heading">{heading}</h2>
      <MessageField headingId="closing-heading" href={paths.contact} content={content} />
    </SectionShell>
  );
}
