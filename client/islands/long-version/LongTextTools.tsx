import { css } from "@linaria/core";
import { secondaryButton } from "#client/components/Button.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";

interface LongTextToolsProps {
  content: Record<"invitation" | "find" | "edit" | "restart" | "undo", string>;
}

/** What is said of the text, and the buttons of each step. */
export function LongTextTools({ content }: LongTextToolsProps) {
  return (
    <div className={tools}>
      <p role="status" id="long-version-status">
        {content.invitation}
      </p>
      <div>
        <button type="button" className={secondaryButton} data-find="">
          {content.find}
        </button>
        <button type="button" data-edit="">
          {content.edit}
        </button>
        <button type="button" data-restart="">
          {content.restart}
        </button>
        <button type="button" data-undo="" hidden>
          {content.undo}
        </button>
      </div>
    </div>
  );
}

/* Until the script starts, the row is only invisible: nothing moves. */
const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.xl};
  min-height: ${space.target};
  :not([data-step]) > & {
    display: none;
    @media (scripting: enabled) {
      display: flex;
      visibility: hidden;
    }
  }
  > p {
    color: ${color.muted};
    [data-step="picking"] > & {
      color: ${color.text};
      font: 600 ${size.subheading} / 1.1 ${font.display};
      letter-spacing: -0.025em;
      /* The buttons below it stay where they are when it becomes shorter. */
      ${media.belowRoomy} {
        min-height: 2lh;
        align-content: center;
      }
    }
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.l};
  }
  button:not([data-find]) {
    min-height: ${space.target};
    padding: 0;
    background: none;
    border: 0;
    text-decoration: underline 1px;
    text-underline-offset: 0.25em;
  }
  > div > button:not([data-undo]),
  [data-undo][hidden] {
    display: none;
  }
  [data-step="writing"] > & > div > :is([data-find], [data-restart]),
  [data-step="picking"] > & > div > :is([data-edit], [data-restart]) {
    display: inline-block;
  }
  ${media.print} {
    display: none;
  }
`;
