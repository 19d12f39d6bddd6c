import { findParts } from "#client/islands/find-parts.ts";
import { formatMessage } from "#shared/format.ts";
import { loadHandbook } from "#shared/locales/load-handbook.ts";
import type { Handbook, HandbookEntry } from "#shared/site/handbook-bot.ts";
import { createFinder } from "./find-entry.ts";

/** A message by its template. Those of `answer` and `closest` cite the entry's page. */
type Message = { template: Template; text: string; entry?: HandbookEntry };
type Template = "visitor" | "bot" | "person" | "answer" | "closest";

export type Parts = Record<"log" | "messages", HTMLElement> &
  Record<Template, HTMLTemplateElement> & { form: HTMLFormElement; field: HTMLInputElement };

/** The parts of a message that the script fills. */
export type MessageParts = Record<"text" | "title" | "quote", HTMLElement>;

/** Shows the visitor's questions and their answers. The conversation scrolls, and nothing outside it moves. */
export async function mount(root: HTMLElement, { language }: { language: string }) {
  const templates: Record<Template, HTMLTemplateElement> = findParts<Parts>(root);
  const { log, messages, form, field } = findParts<Parts>(root);
  const handbook = await loadHandbook(language);
  let reply = createConversation(handbook);

  /** Sets all content as plain text, so it can contain anything. */
  const add = ({ template, text, entry }: Message) => {
    const message = document.importNode(templates[template].content, true);
    const parts = findParts<MessageParts>(message);
    parts.text.textContent = text;
    if (entry) {
      parts.title.textContent = formatMessage(handbook.chat.source, entry);
      parts.quote.textContent = entry.quote;
    }
    messages.append(message);
  };

  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const suggestion = (event.submitter as HTMLButtonElement | null)?.value;
    const question = suggestion || field.value.trim();
    if (question) add({ template: "visitor", text: question });
    for (const message of reply(question)) add(message);
    if (!suggestion) field.value = "";
    // From now on, it can be scrolled by keyboard.
    log.tabIndex = 0;
    log.scrollTop = log.scrollHeight;
  });
  form.addEventListener("reset", () => {
    messages.replaceChildren();
    reply = createConversation(handbook);
    field.focus();
    log.removeAttribute("tabindex");
  });
  form.dataset["ready"] = "";
}

/**
 * Returns a function that answers questions from the handbook, or quotes its closest page. A fictional person takes over
 * everything else.
 */
export function createConversation(handbook: Handbook) {
  const { chat } = handbook;
  const find = createFinder(handbook);
  let personCame = false;
  let previousQuestion = "";

  return (question: string): Message[] => {
    const isRefused = question === chat.notIt;
    const found = isRefused ? "unknown" : find(question, previousQuestion);
    if (!isRefused) previousQuestion = question;
    if (typeof found === "object")
      return found.entries.map((entry) =>
        found.sure
          ? { template: "answer", text: entry.answer, entry }
          : { template: "closest", text: formatMessage(chat.closest, entry), entry },
      );
    const unknown: Message = { template: "bot", text: chat[found] };
    if (found === "nothing") return [unknown];
    const person: Message = { template: "person", text: personCame ? chat.personAgain : chat.person };
    personCame = true;
    return [unknown, person];
  };
}
