import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm.tsx";

export type ContactFormProps = Omit<EnquiryFormProps, "submit">;

const delay = 2000;

/** All that "sending" is on this site: two seconds. It takes nothing, so that nothing can leave through it. */
const simulatedSubmit = () => new Promise<void>((resolve) => setTimeout(resolve, delay));

/** The enquiry form as the site ships it: it only pretends to send. */
export function ContactForm(props: ContactFormProps) {
  return <EnquiryForm {...props} submit={simulatedSubmit} />;
}
