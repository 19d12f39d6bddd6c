import "#client/inline-scripts/draft.js";
import { findParts } from "#client/islands/find-parts.ts";

type Parts = { example: HTMLElement; link: HTMLAnchorElement; field: HTMLTextAreaElement };

/** Shows the field, which edits the form's message. */
export function mount(root: HTMLElement) {
  const { field, example, link } = findParts<Parts>(root);
  // This throws without storage, by which the text reaches the form: the field stays disabled, and the link plain.
  sessionStorage.getItem("draft");
  const pointLink = () => {
    // The form has the message, so its next field gets the focus.
    link.hash = field.value.trim() ? "contact-name" : "";
  };
  field.addEventListener("input", pointLink);
  pointLink();
  // A new tab gets a copy of the draft only if a script opens it.
  const openTab = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey } = event;
    if (button !== 1 && !ctrlKey && !metaKey && !shiftKey) return;
    event.preventDefault();
    open(link.href);
  };
  link.addEventListener("click", openTab);
  link.addEventListener("auxclick", openTab);
  field.disabled = false;
  // A link to the field has brought the visitor here, which has loaded this script.
  if (field.matches(":target") && document.activeElement === document.body)
    field.focus({ preventScroll: true });
  // Hidden from screen readers: read out without the field, it would sound like a real quote.
  example.ariaHidden = "true";

  // Chromium does not scroll to a field that is partly visible.
  field.addEventListener("focus", () => field.scrollIntoView({ block: "nearest" }));
  field.addEventListener("keydown", (event) => {
    const { key, shiftKey, isComposing, keyCode, repeat } = event;
    // 229 is the Enter that ends a composition in WebKit (https://bugs.webkit.org/show_bug.cgi?id=165004).
    if (key !== "Enter" || shiftKey || isComposing || keyCode === 229) return;
    event.preventDefault();
    // Orca's users press Enter to begin writing: it is ignored while the field is empty.
    if (!repeat && field.value.trim()) link.click();
  });
}
