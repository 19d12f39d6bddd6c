import type { Drawings, SiteContent } from "#shared/content/schemas.ts";
import { checkBrand } from "./brand.ts";
import type { Mistake } from "./check-schema.ts";
import { checkDrawings } from "./drawings.ts";
import { checkEntities } from "./entities.ts";
import { checkPages } from "./pages.ts";

/** Thrown for broken content. The message has one line for each mistake, with module, field and reason. */
export class ContentError extends Error {
  readonly #mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const lines = mistakes.map(({ module, field, reason }) => `  ${module}: ${field} ${reason}`);
    super(`The content has ${mistakes.length} mistake(s), in shared/content:\n${lines.join("\n")}`);
    this.name = "ContentError";
    // The stack is hidden: a content mistake has no place in the code, and the stack would repeat the list.
    this.stack = `${this.name}: ${this.message}`;
    this.#mistakes = mistakes;
  }

  get mistakes(): readonly Mistake[] {
    return this.#mistakes;
  }
}

/**
 * Validates the content by the rules of the specification. assertContent() calls
 * it for the site's own content.
 * @param now no date may be later than this
 * @throws {ContentError} with all mistakes at once
 */
export function checkContent(content: SiteContent, drawings: Drawings, now: Date): void {
  const mistakes = [
    ...checkBrand(content.brand, now),
    ...checkEntities(content, now),
    ...checkPages(content, now),
    ...checkDrawings(content, drawings),
  ];
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
