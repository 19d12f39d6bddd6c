// How much room the longest translation needs. test/browser/scroll-story.test.ts fails if a text no longer fits. A
// larger figure makes the text smaller in all languages, so prefer a shorter word.

/** The width of the sentence's longest line, with 0.25 for the marker, in em: in three lines, in four and in six. */
export const lineWidth = { inThree: 8.6, inFour: 7.3, inSix: 5 };
/** The width of the second heading, in em. */
export const headingWidth = 8.8;
/** The area of the email with its headers, in square em of its text. */
export const emailArea = 820;
