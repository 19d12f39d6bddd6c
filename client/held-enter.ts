/** A held Enter counts once, wherever it moves the focus. It goes on only in the text area where it was pressed. */
export function ignoreHeldEnter() {
  let pressedIn: EventTarget | null = null;
  document.addEventListener("keydown", (event) => {
    const { key, repeat, target } = event;
    if (key !== "Enter") return;
    if (!repeat) pressedIn = target;
    else if (target !== pressedIn || !(target instanceof HTMLTextAreaElement)) event.preventDefault();
  });
}
