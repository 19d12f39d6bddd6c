import { css } from "@linaria/core";
import { Button, secondaryButton } from "#client/components/Button.tsx";
import { partOf } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { color, space } from "#client/styles/tokens.ts";
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

/*
 * Below a long text, it stays in view, on a phone above the visitor's page. Without actions, it would cover the heading.
 */
const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.l};
  padding-block: ${space.s};
  background: ${color.ground};
  @media (height >= 40em) {
    :not([data-step="empty"]) > * > & {
      position: sticky;
      bottom: 0;
    }
    ${media.belowLaptop} {
      [data-step^="pick"] > * > & {
        bottom: 36svh;
      }
    }
  }
  > :not(:first-child, :last-child) {
    min-height: ${space.target};
    padding: 0;
    text-decoration: underline;
  }
  [data-step^="pick"] > * > & > :first-child,
  :not([data-step^="pick"]) > * > & > :not(:first-child) {
    display: none;
  }
  > a {
    margin-left: auto;
  }
  [data-step="empty"] > * > & > :first-child,
  :not([data-step="picked"]) > * > & > a {
    visibility: hidden;
  }
`;
