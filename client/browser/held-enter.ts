/**
 * Ignores key repeat of Enter, because the first press may have moved the focus to another control. In the text area
 * where it was pressed, it types line breaks as usual.
 */
export function ignoreHeldEnter() {
  let pressedIn: EventTarget | null = null;
  document.addEventListener("keydown", (event) => {
    const { key, repeat, target } = event;
    if (key !== "Enter") return;
    if (!repeat) pressedIn = target;
    else if (target !== pressedIn || !(target instanceof HTMLTextAreaElement)) event.preventDefault();
  });
}
