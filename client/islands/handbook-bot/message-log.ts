import { requireElement } from "#client/islands/require-element.ts";
import type { Handbook } from "#shared/content/types.ts";
import { formatMessage } from "#shared/format-message.ts";

interface Message {
  text: string;
  source?: { title: string; quote: string };
  /** An event just before the message tells that its sender has joined. */
  joins?: boolean;
}

/**
 * The visitor's own messages, below the sample conversation. Both share the room of the sample: it scrolls,
 * and nothing outside of it moves. All text is set as text, so it can contain anything.
 */
export function createLog(root: HTMLElement, conversation: HTMLElement, content: Handbook["chat"]) {
  const list = requireElement(conversation, "[data-own]");
  conversation.role = "log";
  conversation.ariaLabel = content.log;

  return {
    add(from: keyof Handbook["chat"]["names"], { text, source, joins }: Message) {
      const template = requireElement<HTMLTemplateElement>(root, `[data-from=${from}]`);
      const message = requireElement(template.content, "li").cloneNode(true) as HTMLElement;
      const time = new Date().toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" });
      const part = (css: string) => requireElement(message, css);
      part("b").textContent = content.names[from];
      part("b").after(` ${time}`);
      const number = conversation.querySelectorAll("blockquote").length + 1;
      part("div > p").textContent = source ? `${text} [${number}]` : text;
      if (source) {
        part("cite").textContent = `[${number}] ${source.title}`;
        part("mark").textContent = source.quote;
      } else message.querySelector("blockquote")?.remove();
      if (joins) part("[data-notice]").textContent = formatMessage(content.joined, { time });
      else message.querySelector("[data-notice]")?.remove();
      list.append(message);
    },
    /** Scrolls the conversation to its end. From then on, the keyboard can scroll it, too. */
    showNewest() {
      conversation.tabIndex = 0;
      conversation.scrollTop = conversation.scrollHeight;
    },
    endsWith(text: string) {
      return list.lastElementChild?.textContent.endsWith(text);
    },
    clear() {
      list.replaceChildren();
      conversation.removeAttribute("tabindex");
      conversation.scrollTop = 0;
    },
  };
}
