import { font } from "#client/styles/tokens.ts";

/**
 * The company's name between its brackets. `textLength` fits its nine letters to the same width in any font. It has no
 * class, because `npm run art` could not read its styles.
 */
export function Logo({ name }: { name: string }) {
  return (
    <svg
      fill="currentColor"
      fontFamily={font.display}
      fontWeight="600"
      viewBox="0 0 1000 256"
      aria-hidden="true"
    >
      <path d="M64 0v24H40v208h24v24H0V0zM936 0h64v256h-64v-24h24V24h-24z" />
      <text x="66" y="196" fontSize="203" textLength="855" lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
