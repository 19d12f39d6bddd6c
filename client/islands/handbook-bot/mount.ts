import { announce } from "#client/islands/announce.ts";
import { findParts } from "#client/islands/find-parts.ts";

type Parts = Record<"status", HTMLElement>;
/** Each question has an answer and its source, so these names repeat within the island. */
type ConversationParts = Record<"answer" | "source", HTMLElement>;

/**
 * Makes screen readers speak the answer that the visitor chooses, and its source, and scrolls to it where it is above
 * the window. Styles show it without the script.
 */
export function mount(root: HTMLElement) {
  const { status } = findParts<Parts>(root);
  root.addEventListener("change", ({ target }) => {
    const conversation = (target as Element).closest("label")?.nextElementSibling as Element;
    const { answer, source } = findParts<ConversationParts>(conversation);
    announce(status, `${answer.textContent} ${source.textContent}`);
    // Not from the keyboard, whose focus would leave the window.
    if (!(target as Element).matches(":focus-visible")) answer.scrollIntoView({ block: "nearest" });
  });
}
