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
  /** Questions that the entry answers, in customers' words, separated by punctuation. Only the search reads them. */
  asks: string;
};

/** What the bot and the person say. */
interface ChatText {
  /** Shown above the quote of the closest page. */
  closest: string;
  unknown: string;
  /** Passes the visitor's question on to the person: asked for, or because somebody may be hurt. */
  passedOn: string;
  hurt: string;
  /** The person is fictional, and says so. */
  person: string;
}

/** A handbook from which a bot answers, and what it understands besides. */
export interface Handbook extends SearchableHandbook {
  /** What is said around the answers. */
  chat: {
    source: string;
    nothing: string;
    tooLong: string;
    /** The button for a visitor whom the closest page does not help. A person then answers. */
    notIt: string;
    /** What the bot says before the person comes, and from then on. */
    alone: ChatText;
    joined: ChatText;
  };
  /** Patterns (regular expressions) of what fetches a person at once, in words without accents and punctuation. */
  alarms: {
    /** Somebody may be hurt. */
    hurt: string;
    /** The visitor asks for a person, or names a lawyer. */
    person: string;
    /** Words that ask for a person if the rest of the message says nothing. */
    alone: string;
    /** Questions about the bot itself ask for nobody: "Are you a person?" */
    except: string;
  };
  /** Replies to messages that consist of such words. The first that fits is said. */
  smallTalk: readonly { words: string; reply: string }[];
  /** What such a message, or a request for a person, may contain besides. */
  fillers: string;
}

/** What the search needs: the entries, and their language. */
export interface SearchableHandbook {
  entries: readonly HandbookEntry[];
  /** Groups of synonyms, each as one text. One form of a word is enough: its ending is removed. */
  synonyms: readonly string[];
  /** Words that do not show what a question is about, or patterns of them, without accents and apostrophes. */
  ignored: string;
  /** Words that ask something, but not about what: "how long does it take". */
  vague: string;
  /** A pattern of what introduces something that a visitor does not want. */
  refusals: string;
  /** Words that join two questions into one, or a question to the one before it. */
  joins: readonly string[];
  /** Patterns of the endings that are removed from words before comparing them. */
  endings: readonly string[];
}
