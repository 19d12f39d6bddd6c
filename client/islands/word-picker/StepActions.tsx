import { css } from "@linaria/core";
import { Button, secondaryButton } from "#client/components/Button.tsx";
import { partOf } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import type { Parts } from "./mount.ts";

const part = partOf<Parts>;

interface StepActionsProps {
  href: string;
  content: Record<"pick" | "edit" | "restart" | "action", string>;
}

/** What the visitor can do next. Each step shows its own actions. */
export function StepActions({ href, content: { pick, edit, restart, action } }: StepActionsProps) {
  return (
    <div className={actions}>
      <button type="button" {...part("pick")} className={secondaryButton}>
        {pick}
      </button>
      <button type="button" {...part("edit")}>
        {edit}
      </button>
      <button type="button" {...part("restart")}>
        {restart}
      </button>
      <Button variant="inverse" href={href} {...part("link")}>
        {action}
      </Button>
    </div>
  );
}

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.l};
  > * {
    display: none;
  }
  > :not(:first-child, :last-child) {
    min-height: ${space.target};
    padding: 0;
    background: none;
    border: 0;
    text-decoration: underline;
  }
  :not([data-step^="pick"]) > & > :first-child,
  [data-step^="pick"] > & > :not(:first-child) {
    display: inline-grid;
    align-items: center;
  }
  /* The space of the main action stays reserved. It ends where the brackets end. */
  :not([data-step="writing"]) > & > :first-child,
  :not([data-step="picked"]) > & > a {
    visibility: hidden;
  }
  ${media.tablet} {
    > a {
      margin-left: auto;
    }
  }
`;
