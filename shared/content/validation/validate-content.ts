import type { SiteContent } from "#shared/content/schemas.ts";
import { checkBrand } from "./brand.ts";
import type { Mistake } from "./check-schema.ts";
import { checkEntities } from "./entities.ts";
import { checkPages } from "./pages.ts";

/** Thrown for broken content: the message has one line for every mistake, with module, field and reason. */
export class ContentError extends Error {
  readonly #mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const lines = mistakes.map(({ module, field, reason }) => `  ${module}: ${field} ${reason}`);
    super(`The content has ${mistakes.length} mistake(s), in shared/content:\n${lines.join("\n")}`);
    this.name = "ContentError";
    // An editor's mistake is in no line of code: frames, and the list once more, would only hide it.
    this.stack = `${this.name}: ${this.message}`;
    this.#mistakes = mistakes;
  }

  get mistakes(): readonly Mistake[] {
    return this.#mistakes;
  }
}

/**
 * Checks the content against the rules of the specification. The build and the start in development call it through assertContent().
 * @param now the moment that no date may be later than
 * @throws {ContentError} with all mistakes at once
 */
export function checkContent(content: SiteContent, now: Date): void {
  const mistakes = [
    ...checkBrand(content.brand, now),
    ...checkEntities(content, now),
    ...checkPages(content, now),
  ];
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
