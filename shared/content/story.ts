/** One text for one word, and one for any other number. */
type Plurals = Record<"one" | "other", string>;

/** Messages that count the visitor's words, and the picked ones. */
export interface CountTexts {
  /** With `{count}`, in figures. */
  total: Plurals;
  /** With `{number}`, spelled out if `numbers` has it, else in figures. */
  took: Plurals;
  /** One, two, three …, spelled out. */
  numbers: readonly string[];
  /** Shown while no word is picked. */
  pick: string;
}

interface SignedBy {
  parties: string;
  /** Who signs. People with a drawing in client/pictures/signatures.svg have signed. */
  signed: readonly { name: string; note: string }[];
}

/**
 * How a long email became one sentence that client and company signed, and the field where visitors try it themselves.
 * Home shows the email, and About the page that they signed.
 */
export interface Story {
  mail: {
    headers: readonly { name: string; value: string }[];
    /** Each word in brackets is highlighted, with its punctuation. These words form the sentence. */
    text: string;
    sentence: string;
    /** With `{count}`, which starts as the number of all words and ends as that of the highlighted ones. */
    count: string;
  };
  /** A part of the page that solved it, which Home shows after the sentence. */
  product: {
    /** The id of its project. Its `change` is in percent. */
    project: string;
    /** For screen readers, instead of the following. */
    label: string;
    name: string;
    menu: readonly string[];
    /** The words in brackets have another colour. */
    heading: string;
    /** The first is selected, and the first of the following times is taken. */
    days: readonly Record<"name" | "note", string>[];
    doctors: readonly (Record<"initials" | "name" | "note", string> & { times: readonly string[] })[];
  };
  /** Shown below the signed page. With `{count}`, the number of words of the email. */
  signing: string;
  /** The page with the sentence that client and company signed. */
  signedPage: SignedBy & {
    pageNumber: string;
    terms: readonly { name: string; value: string }[];
    /** The same page with the visitor's sentence, before anyone has signed it. */
    yours: SignedBy;
  };
  /** The field where visitors enter text and pick the words of a sentence. */
  wordPicker: Record<"heading" | "placeholder" | "note" | "yours" | "none" | "tooLong", string> &
    Record<"pick" | "edit" | "restart" | "action" | "add", string> & {
      /** For screen readers. */
      group: string;
      keys: string;
      count: CountTexts;
    };
}

/** Counts words as a reader would: by the spaces between them. */
export const countWords = (text: string): number => text.split(" ").length;
