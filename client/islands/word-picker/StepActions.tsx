import { css } from "@linaria/core";
import { Button, secondaryButton } from "#client/components/Button.tsx";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";

interface StepActionsProps {
  href: string;
  content: Record<"find" | "edit" | "restart" | "action", string>;
}

/** What the visitor can do next. Each step shows its own actions. */
export function StepActions({ href, content: { find, edit, restart, action } }: StepActionsProps) {
  return (
    <div className={actions}>
      <button type="button" data-find="" className={secondaryButton}>
        {find}
      </button>
      <button type="button" data-edit="">
        {edit}
      </button>
      <button type="button" data-restart="">
        {restart}
      </button>
      <Button variant="inverse" href={href}>
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
  > :is([data-edit], [data-restart]) {
    min-height: ${space.target};
    padding: 0;
    background: none;
    border: 0;
    text-decoration: underline;
  }
  :not([data-step^="pick"]) > & > [data-find],
  [data-step^="pick"] > & > :not([data-find]) {
    display: inline-grid;
    align-items: center;
  }
  /* The space of the main action stays reserved. It ends where the brackets end. */
  :not([data-step="writing"]) > & > [data-find],
  :not([data-step="picked"]) > & > a {
    visibility: hidden;
  }
  ${media.tablet} {
    > a {
      margin-left: auto;
    }
  }
`;
