/** How a long email became one sentence, which Home shows by scrolling. */
export interface Story {
  mail: {
    headers: readonly { name: string; value: string }[];
    /** Each word in brackets is highlighted, with its punctuation. These words form the sentence. */
    text: string;
    sentence: string;
    /** With `{count}`, which starts as the number of all words and ends as that of the highlighted ones. */
    count: string;
  };
  /** A part of the page that solved it, shown after the sentence. */
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
}

/** Counts words as a reader would: by the spaces between them. */
export const countWords = (text: string): number => text.split(" ").length;
