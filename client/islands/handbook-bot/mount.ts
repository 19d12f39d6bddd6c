import { findParts } from "#client/islands/find-parts.ts";
import { formatMessage } from "#shared/format.ts";
import { createConversation, type Message } from "./conversation.ts";
import { loadHandbook } from "./load-handbook.ts";

export type Parts = Record<"log" | "messages", HTMLElement> &
  Record<Message["template"], HTMLTemplateElement> & { form: HTMLFormElement; field: HTMLInputElement };

/** The parts of a message that the script fills. */
export type MessageParts = Record<"text" | "title" | "quote", HTMLElement>;

/** Shows the visitor's questions and the replies. The conversation scrolls, and nothing outside it moves. */
export async function mount(root: HTMLElement, { language }: { language: string }) {
  const parts = findParts<Parts>(root);
  const { log, messages, form, field } = parts;
  const handbook = await loadHandbook(language);
  let reply = createConversation(handbook);
  // The browser keeps the questions with the page's entry in its history, for Back and reload.
  let said: readonly string[] = history.state?.said ?? [];

  /** Sets all content as plain text, so it can contain anything. */
  const add = ({ template, text, entry }: Message) => {
    const message = document.importNode(parts[template].content, true);
    const filled = findParts<MessageParts>(message);
    filled.text.textContent = text;
    if (entry) {
      filled.title.textContent = formatMessage(handbook.chat.source, entry);
      filled.quote.textContent = entry.quote;
    }
    messages.append(message);
  };

  const ask = (question: string) => {
    if (question) add({ template: "visitor", text: question });
    for (const message of reply(question)) add(message);
    // From now on, it can be scrolled by keyboard.
    log.tabIndex = 0;
    log.scrollTop = log.scrollHeight;
  };

  const keep = (questions: readonly string[]) => {
    said = questions;
    history.replaceState({ ...history.state, said }, "");
  };

  said.forEach(ask);
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const suggestion = (event.submitter as HTMLButtonElement | null)?.value;
    const question = suggestion || field.value.trim();
    ask(question);
    keep([...said, question]);
    if (!suggestion) field.value = "";
    // The button in the log has scrolled out of sight.
    if (event.target !== form) log.focus();
  });
  form.addEventListener("reset", () => {
    messages.replaceChildren();
    reply = createConversation(handbook);
    keep([]);
    field.focus();
    log.removeAttribute("tabindex");
  });
  form.dataset["ready"] = "";
}
