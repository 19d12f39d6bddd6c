import assert from "node:assert/strict";
import { UserError } from "#shared/user-error.ts";

/** The lines of the error that a check throws, without the first one. */
export function problemsOf(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    assert.ok(error instanceof UserError, String(error));
    return error.message.split("\n  ").slice(1);
  }
}
