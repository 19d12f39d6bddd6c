// The types of the conversation on Services.

/** What the bot knows, and what stands around the field in which a visitor asks it. */
interface BotText {
  handbook: Handbook;
  log: string;
  /** The person is a sample, and says so. */
  names: { visitor: string; bot: string; person: string };
  label: string;
  ask: string;
  questions: readonly string[];
  note: string;
  restart: string;
}

/** The services page's conversation: an example, which the visitor continues with the bot. */
export interface HandbookBotText {
  /** The id of the service that it shows. */
  service: string;
  caption: string;
  example: {
    name: string;
    question: string;
    answer: string;
    /** The page of the handbook that the answer cites. */
    source: { title: string; quote: string };
  };
  bot: BotText;
}

/** A page of a handbook. */
export type HandbookEntry = {
  /** Chapter and page stand above the quote: "Returns and repairs, page 3". */
  chapter: string;
  page: number;
  /** What the bot says. */
  answer: string;
  /** The sentence of the handbook that the answer rests on. */
  quote: string;
  /** Questions that the entry was written for, in customers' words, between commas. Only the search reads them. */
  asks: string;
};

/** A handbook from which a bot answers, and what a search has to know about its language. */
export interface Handbook {
  /** What bot and person say around the answers. The person is a sample, and says so. */
  chat: {
    source: string;
    nothing: string;
    /** Said above the quote of the closest page. */
    closest: string;
    /** What the visitor presses when the closest page is not it. Then a person answers. */
    notIt: string;
    unknown: string;
    person: string;
    personAgain: string;
  };
  entries: readonly HandbookEntry[];
  /** Words that mean the same, in one text each. */
  synonyms: readonly string[];
  /** Words that say nothing about a question's subject. */
  ignored: string;
  /** Words that join two questions into one, or a question to the one before it. */
  joins: readonly string[];
  /** Endings that words lose before they are compared, longest first. */
  endings: readonly string[];
}
