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
  /** The id of the project that solved it, whose picture is shown after the sentence. Its `change` is in percent. */
  project: string;
}

/** Counts words as a reader would: by the spaces between them. */
export const countWords = (text: string): number => text.split(" ").length;
