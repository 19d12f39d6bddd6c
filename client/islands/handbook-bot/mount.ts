import { announce } from "#client/islands/announce.ts";
import { findParts } from "#client/islands/find-parts.ts";

export type Parts = Record<"answer" | "source" | "status", HTMLElement>;

/** Makes screen readers speak the answer that the visitor chooses, and its source. Styles show it without the script. */
export function mount(root: HTMLElement) {
  const { status } = findParts<Parts>(root);
  root.addEventListener("change", ({ target }) => {
    const { answer, source } = findParts<Parts>(
      (target as Element).closest("label")?.nextElementSibling as Element,
    );
    announce(status, `${answer.textContent} ${source.textContent}`);
  });
}
