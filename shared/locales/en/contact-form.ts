import { ContactSchema, type ContactText } from "#shared/contact-form.ts";
import { facts } from "./facts.ts";

const { minLength } = ContactSchema.properties.message;

/** Text of the contact form. Messages can use the limit {maxLength} and the value's {length}. */
export const contactForm = {
  /** Says that the form is a simulation: below the button, and below the thanks for a message. */
  note: {
    before: "This form is a preview: nothing you type leaves your browser. To reach us now, use email or phone.",
    sent: "This form is a preview, so your message has not left your browser. Email or call us, and we will get back to you.",
  },
  /** Shown instead of the fields when JavaScript is off. */
  noScript: "This form needs JavaScript, which is off. Please write or call instead:",
  /** Shown instead of the button when the form has not loaded, or has failed. */
  broken: "The form does not work right now. What you wrote is still here; please write or call instead:",
  /** Shown in the empty message field. */
  example: "“Every Friday, two of us copy the week’s orders into a spreadsheet.”",
  optional: "optional",
  submit: "Send message",
  sending: "Sending...",
  /** The button when a message has been sent. */
  again: "Write another message",
  success: `Thank you for your message! We'll get back to you within ${facts.replyHours} hours.`,
  failure: "Sorry, there was an error sending your message. Please try again.",
  titlePrefix: "Error: ",
  fields: {
    name: {
      label: "Name",
      messages: {
        required: "Name is required",
        tooLong: "Name: {maxLength} characters at most; this has {length}",
      },
    },
    email: {
      label: "Email",
      messages: {
        required: "Email is required",
        invalid: "Email is invalid",
        tooLong: "Email: {maxLength} characters at most; this has {length}",
      },
    },
    phone: {
      label: "Phone",
      messages: { tooLong: "Phone: {maxLength} characters at most; this has {length}" },
    },
    company: {
      label: "Company",
      messages: { tooLong: "Company: {maxLength} characters at most; this has {length}" },
    },
    service: {
      label: "Service",
      choose: "Choose a service",
      options: {
        "ai-bot-development": "AI Bot Development",
        "custom-software-development": "Custom Software Development",
        "ui-ux-design": "UI/UX Design",
        "business-automation": "Business Automation",
        "mobile-app-development": "Mobile App Development",
        "web-development": "Web Development",
        "data-analytics": "Data Analytics",
        other: "Other",
      },
      messages: { required: "Please select a service" },
    },
    subject: {
      label: "Subject",
      messages: {
        required: "Subject is required",
        tooLong: "Subject: {maxLength} characters at most; this has {length}",
      },
    },
    message: {
      label: "Message",
      messages: {
        required: "Message is required",
        tooShort: `Message must be at least ${minLength} characters`,
        tooLong: "Message: {maxLength} characters at most; this has {length}",
      },
    },
  },
} satisfies ContactText & Record<string, unknown>;
