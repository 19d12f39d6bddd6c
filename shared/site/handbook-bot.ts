// The types of the conversation on Services.

/** The conversation on Services: an example, which the visitor continues with the bot. */
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
  /** What the bot knows, and the text around the field in which a visitor asks it. */
  bot: {
    handbook: Handbook;
    log: string;
    /** The person is fictional, and the text says so. */
    names: { visitor: string; bot: string; person: string };
    label: string;
    ask: string;
    questions: readonly string[];
    note: string;
    restart: string;
  };
}

/** A page of a handbook. */
export type HandbookEntry = {
  /** Chapter and page are shown above the quote: "Returns and repairs, page 3". */
  chapter: string;
  page: number;
  /** The bot's answer. */
  answer: string;
  /** The sentence in the handbook that the answer is based on. */
  quote: string;
  /** Questions that the entry answers, in customers' words, separated by commas. Only the search reads them. */
  asks: string;
};

/** A handbook from which a bot answers, and what the search needs to know about its language. */
export interface Handbook {
  /** What the bot and the person say around the answers. The person is fictional, and says so. */
  chat: {
    source: string;
    nothing: string;
    /** Shown above the quote of the closest page. */
    closest: string;
    /** The button for a visitor whom the closest page does not help. A person then answers. */
    notIt: string;
    unknown: string;
    person: string;
    personAgain: string;
  };
  entries: readonly HandbookEntry[];
  /** Groups of synonyms, each as one text. */
  synonyms: readonly string[];
  /** Words that do not show what a question is about. */
  ignored: string;
  /** Words that join two questions into one, or a question to the one before it. */
  joins: readonly string[];
  /** Endings that are removed from words before comparing them, longest first. */
  endings: readonly string[];
}
