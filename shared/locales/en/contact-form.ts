import type { ContactText } from "#shared/contact-form.ts";
import { facts } from "./facts.ts";

/** Text of the contact form. Each field has a message for each rule that it can break. */
export const contactForm = {
  /** Says that the form is a simulation: below the button, and with the thanks for a message. */
  note: "This form is a preview: nothing you write here leaves your browser. To reach us now, use email or phone.",
  /** Shown instead of the fields without JavaScript, and instead of the button if the form could not load or has failed. */
  unavailable: "This form works only with JavaScript. If it is off or did not load, please write or call:",
  /** Shown in the empty message field. */
  example: "“Every Friday, two of us copy the week’s orders into a spreadsheet.”",
  optional: "optional",
  submit: "Send message",
  sending: "Sending...",
  /** The link and the button below a message that has been sent. The link opens an email with it. */
  openInEmail: "Open it in your email",
  again: "Write another message",
  /** How many fields are invalid. */
  summary: { one: "One thing is missing or wrong", other: "{count} things are missing or wrong" },
  success: `Thank you for your message! We'll get back to you within ${facts.replyTime}.`,
  failure: "Sorry, there was an error sending your message. Please try again.",
  titlePrefix: "Error: ",
  fields: {
    name: {
      label: "Name",
      messages: {
        required: "Name is required",
      },
    },
    email: {
      label: "Email",
      messages: {
        required: "Email is required",
        pattern: "Email is invalid",
      },
    },
    phone: {
      label: "Phone",
      messages: {},
    },
    company: {
      label: "Company",
      messages: {},
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
      },
    },
    message: {
      label: "Message",
      messages: {
        required: "Message is required",
        minLength: "Message must be at least {minLength} characters",
      },
    },
  },
} satisfies ContactText & Record<string, unknown>;
