import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { Island } from "#client/islands/Island.tsx";
import { LongText } from "./LongText.tsx";
import { LongTextTools } from "./LongTextTools.tsx";
import type { LongVersionContent } from "./long-version.ts";
import { PickedSentence } from "./PickedSentence.tsx";

type Label = "invitation" | "find" | "edit" | "restart" | "undo" | "group" | "keys" | "yours" | "kept";

interface LongVersionProps {
  /** The heading, and its id. */
  heading: string;
  id: string;
  /** Gives way to the visitor's sentence. */
  promise: ReactNode;
  /** The link that takes the sentence along. */
  link: ReactNode;
  content: LongVersionContent & Record<Label, string>;
}

/**
 * A heading that takes the visitor's own text. Its words can be picked, and form a sentence in the place of the
 * promise. Without the script there are heading, promise and link, and nothing moves when it starts.
 */
export function LongVersion({ heading, id, promise, link, content }: LongVersionProps) {
  const { count, none } = content;
  return (
    <Island name="long-version" load="visible" props={{ count, none }} className={columns}>
      <LongText heading={heading} id={id} content={content} />
      <LongTextTools content={content} />
      <PickedSentence content={content}>{promise}</PickedSentence>
      {link}
    </Island>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: subgrid;
  row-gap: clamp(1.75rem, 2.8vw, 2.75rem);
  align-items: end;
  /* In :where(), so that a part's own class can override it. */
  :where(& > *) {
    grid-column: 1 / -1;
  }
`;
