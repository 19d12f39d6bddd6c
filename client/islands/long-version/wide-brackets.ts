import { brackets, stroke } from "#client/styles/tokens.ts";

/** How far the brackets are outside of the columns. */
export const bracketOutset = "clamp(12px, 1.7vw, 26px)";

/** Brackets around the text while it is written, and around the sentence once there is one. */
export const wideBrackets = brackets(stroke.heavy, "clamp(10px, 1.4vw, 22px)", bracketOutset);
