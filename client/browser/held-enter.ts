/** Ignores the repeats of a held Enter, except in the text area where it was pressed: it may have moved the focus. */
export function ignoreHeldEnter() {
  let pressedIn: EventTarget | null = null;
  document.addEventListener("keydown", (event) => {
    const { key, repeat, target } = event;
    if (key !== "Enter") return;
    if (!repeat) pressedIn = target;
    else if (target !== pressedIn || !(target instanceof HTMLTextAreaElement)) event.preventDefault();
  });
}
