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
 * Below a long text, it stays in view, on a phone above the visitor's page, and the text fades out under its edge.
 * Without actions, it would cover the heading.
 */
const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.m};
  padding-block: ${space.xs};
  background: ${color.background};
  @media (height >= 40em) {
    [data-island]:not([data-step="empty"]) & {
      position: sticky;
      bottom: 0;
      box-shadow: 0 0 1rem 0.75rem ${color.background};
    }
    ${media.belowLaptop} {
      [data-step^="pick"] & {
        bottom: 25svh;
      }
    }
  }
  > :not(:first-child, :last-child) {
    min-height: ${space.target};
    padding: 0;
    text-decoration: underline;
  }
  [data-step^="pick"] & > :first-child,
  [data-island]:not([data-step^="pick"]) & > :not(:first-child) {
    display: none;
  }
  /* On a phone, its row ends with both edges of the text. */
  > a {
    margin-left: auto;
    ${media.belowRoomy} {
      flex: auto;
    }
  }
  [data-step="empty"] & > :first-child,
  [data-island]:not([data-step="picked"]) & > a {
    visibility: hidden;
  }
`;
