import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm.tsx";
import { simulatedSubmit } from "./simulated-submit.ts";

export type ContactFormProps = Omit<EnquiryFormProps, "submit">;

/** The enquiry form as the site ships it: it only pretends to send. */
export function ContactForm(props: ContactFormProps) {
  return <EnquiryForm {...props} submit={simulatedSubmit} />;
}
