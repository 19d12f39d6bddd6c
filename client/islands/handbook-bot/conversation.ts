import type { Handbook, HandbookEntry } from "#shared/content/handbook-bot.ts";
import { formatMessage } from "#shared/format.ts";
import { createFinder } from "./find-entry.ts";
import { createStemmer, plainWords } from "./stems.ts";

/** A message by its template. Those of `answer` and `closest` cite the entry's page. */
export interface Message {
  template: "visitor" | "bot" | "person" | "answer" | "closest";
  text: string;
  entry?: HandbookEntry;
}

/** The number of characters that the bot reads of a message. */
const longest = 500;

/** Starts a conversation. Returns a function that takes what the visitor says and returns the replies. */
export function createConversation(handbook: Handbook) {
  const { chat, alarms, smallTalk } = handbook;
  const find = createFinder(handbook);
  const stemsOf = createStemmer(handbook);
  let texts = chat.alone;
  let asked = "";
  let shown: HandbookEntry | undefined;

  function fetchPerson(text: string): Message[] {
    const messages: Message[] = [
      { template: "bot", text: formatMessage(text, { question: asked }) },
      { template: "person", text: texts.person },
    ];
    texts = chat.joined;
    shown = undefined;
    return messages;
  }

  return (said: string): Message[] => {
    const words = plainWords(said).join(" ");
    if (!words) return [{ template: "bot", text: chat.nothing }];
    const has = (pattern: string) => matcher(pattern).test(words);
    const isOnly = (pattern: string) =>
      has(pattern) && stemsOf(words.replace(matcher(`${pattern}|${handbook.fillers}`), "")).length === 0;
    const isHurt = has(alarms.hurt);
    // A request that says nothing else is about the question before it.
    const isBare = said === chat.notIt || isOnly(alarms.alone);
    if (isHurt || ((isBare || has(alarms.person)) && !has(alarms.except))) {
      if (!asked || isHurt || !isBare) asked = said;
      return fetchPerson(isHurt ? texts.hurt : texts.passedOn);
    }
    if (said.length > longest) return [{ template: "bot", text: chat.tooLong }];
    const reply = smallTalk.find((each) => isOnly(each.words))?.reply;
    if (reply) return [{ template: "bot", text: reply }];

    const found = find(said, asked, shown);
    if (found === "nothing") return [{ template: "bot", text: chat.nothing }];
    asked = said;
    if (found === "unknown") return fetchPerson(texts.unknown);
    shown = found.entries.at(-1);
    return found.entries.map((entry) =>
      found.sure
        ? { template: "answer", text: entry.answer, entry }
        : { template: "closest", text: formatMessage(texts.closest, entry), entry },
    );
  };
}

const matcher = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, "g");
