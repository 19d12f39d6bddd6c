import { requireElement } from "#client/islands/require-element.ts";
import { formatMessage } from "#shared/format.ts";
import { loadHandbook } from "#shared/locales/load-handbook.ts";
import { createConversation, type Message } from "./conversation.ts";

/**
 * Shows what the visitor asks, and the replies. The conversation scrolls, and nothing outside it moves.
 */
export async function mount(root: HTMLElement, { language }: { language: string }) {
  const log = requireElement(root, "[role=log]");
  const messages = requireElement(log, "[data-messages]");
  const form = requireElement<HTMLFormElement>(root, "form");
  const field = requireElement<HTMLInputElement>(form, "input");
  const restart = requireElement(form, "[type=reset]");
  const handbook = await loadHandbook(language);
  const { chat } = handbook;
  let reply = createConversation(handbook);

  /** Sets all content as plain text, so it can contain anything. */
  function add({ template, text, entry }: Message) {
    const from = template === "answer" ? "bot" : template;
    const { content } = requireElement<HTMLTemplateElement>(root, `[data-from=${from}]`);
    const message = requireElement(content, "li").cloneNode(true) as HTMLElement;
    requireElement(message, "p").textContent = text;
    if (entry) {
      requireElement(message, "cite").textContent = formatMessage(chat.source, entry);
      requireElement(message, "mark, q").textContent = entry.quote;
    } else requireElement(message, "blockquote").remove();
    messages.append(message);
  }

  function ask(question: string) {
    if (question) add({ template: "visitor", text: question });
    for (const message of reply(question)) add(message);
    restart.inert = false;
    // From now on, it can be scrolled by keyboard.
    log.tabIndex = 0;
    log.scrollTop = log.scrollHeight;
  }

  /** The browser keeps what the visitor has said with the page's entry in its history, for Back and reload. */
  const said: string[] = history.state?.said ?? [];
  const keep = () => history.replaceState({ ...history.state, said }, "");

  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const suggestion = (event.submitter as HTMLButtonElement | null)?.value;
    const question = suggestion || field.value.trim();
    ask(question);
    if (!suggestion) field.value = "";
    // The button in the log has scrolled out of sight.
    if (event.target !== form) log.focus();
    said.push(question);
    keep();
  });
  form.addEventListener("reset", () => {
    messages.replaceChildren();
    reply = createConversation(handbook);
    said.length = 0;
    keep();
    field.focus();
    restart.inert = true;
    log.removeAttribute("tabindex");
  });
  said.forEach(ask);
  form.inert = false;
}
