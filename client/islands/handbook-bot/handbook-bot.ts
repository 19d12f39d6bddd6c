import { requireElement } from "#client/islands/require-element.ts";
import { formatMessage } from "#shared/format-message.ts";
import { loadHandbook } from "#shared/handbooks.ts";
import { createFinder } from "./find-entry.ts";
import { createLog } from "./message-log.ts";

/** Answers questions from the handbook. What the handbook does not hold goes to a person, who is a sample. */
export async function mount(root: HTMLElement, { language }: { language: string }) {
  const form = requireElement<HTMLFormElement>(root, "form");
  const field = requireElement<HTMLInputElement>(form, "input");
  const restart = requireElement<HTMLButtonElement>(form, "[data-restart]");
  const conversation = requireElement(document, "#conversation");
  const handbook = await loadHandbook(language);
  const words = handbook.chat;
  const log = createLog(root, conversation, words);
  const find = createFinder(handbook);
  let introduced = false;
  let personHere = false;

  function answer(question: string) {
    const found = find(question);
    const { kind } = found;
    const text = kind === "entry" ? found.entry.answer : words[kind];
    log.add("bot", {
      text: introduced ? text : `${words.intro} ${text}`,
      ...(kind === "entry" && {
        source: { title: formatMessage(words.source, found.entry), quote: found.entry.quote },
      }),
    });
    introduced = true;
    if (kind !== "unknown") return;
    log.add("person", { text: personHere ? words.personAgain : words.person, joins: !personHere });
    personHere = true;
  }

  function ask(question: string) {
    if (question) log.add("visitor", { text: question });
    answer(question);
    log.showNewest();
    restart.hidden = false;
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const question = field.value.trim();
    // Again nothing: the last message has said what to do.
    if (!question && log.endsWith(words.nothing)) return;
    field.value = "";
    ask(question);
  });
  field.addEventListener("keydown", ({ key, isComposing }) => {
    if (key === "Escape" && !isComposing) field.value = "";
  });
  for (const button of form.querySelectorAll("[data-question]")) {
    button.addEventListener("click", () => ask(button.textContent));
  }
  restart.addEventListener("click", () => {
    log.clear();
    introduced = false;
    personHere = false;
    field.value = "";
    field.focus();
    restart.hidden = true;
  });
  form.hidden = false;
}
