/** A text for one, and a text for all other numbers. */
type Plurals = Record<"one" | "other", string>;

/** How many words the visitor's text has, and how many of them are picked. */
export interface CountWords {
  /** With `{count}`, in figures. */
  total: Plurals;
  /** With `{number}`, in letters as far as `numbers` goes, then in figures. */
  took: Plurals;
  /** One, two, three … in letters. */
  numbers: readonly string[];
  /** Said of a text in which nothing is picked. */
  pick: string;
}

/**
 * How a long mail became one sentence that client and company signed, and where the visitor tries the same.
 * Home shows the mail, About all of it.
 */
export interface AboutStory {
  mail: {
    headers: readonly { name: string; value: string }[];
    /** The words in brackets are lit. They form the sentence. */
    text: string;
    sentence: string;
    /** With `{count}`, which begins as the number of all words and ends as that of the lit ones. */
    count: string;
  };
  /** Stands below the picture of the signed page. */
  signing: string;
  image: { name: string; alt: string };
  /** What the picture says. `npm run art` draws it. */
  signedPage: {
    parties: string;
    pageNumber: string;
    sentence: string;
    terms: readonly { name: string; value: string }[];
    signed: Record<"client" | "builder", { name: string; note: string }>;
  };
  /** The visitor brings a text, and picks the words of its sentence. */
  longVersion: Record<
    "heading" | "invitation" | "find" | "edit" | "restart" | "action" | "yours" | "none" | "add" | "tooLong",
    string
  > & {
    /** For screen readers. */
    group: string;
    keys: string;
    count: CountWords;
  };
}
