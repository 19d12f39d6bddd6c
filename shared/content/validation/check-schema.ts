import type { TSchema } from "typebox";
import { Errors } from "typebox/schema";

/** A mistake in the content. Example: `projects.ts`, `projects[0].image.alt`, and the reason. */
export type Mistake = { module: string; field: string; reason: string };

/** Turns a JSON pointer into a field name: `/0/image/alt` in `projects` is `projects[0].image.alt`. */
export function fieldName(root: string, pointer: string): string {
  const name = pointer.replace(/\/(\d+)(?=\/|$)/g, "[$1]").replaceAll("/", ".");
  return `${root}${name}`.replace(/^\./, "");
}

/** Shows a value in a message, cut to the length of a line. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function at(value: unknown, pointer: string): unknown {
  const keys = pointer.split("/").slice(1);
  return keys.reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], value);
}

/** Validates a value by its schema. Returns at most one mistake for each field. */
export function checkSchema(module: string, root: string, schema: TSchema, value: unknown): Mistake[] {
  const mistakes = new Map<string, Mistake>();
  const add = (pointer: string, reason: string) => {
    const field = fieldName(root, pointer);
    if (!mistakes.has(field)) mistakes.set(field, { module, field, reason });
  };
  for (const error of Errors(schema, value)[1]) {
    // The mistake is that the value fits none of the alternatives, not what each of them lacks.
    if (error.schemaPath.includes("/anyOf/")) continue;
    if (error.keyword === "required") {
      for (const key of error.params.requiredProperties) add(`${error.instancePath}/${key}`, "is missing");
      continue;
    }
    const broken = at(schema, error.schemaPath.slice(1)) as { description?: string } | undefined;
    const found = at(value, error.instancePath);
    const size = typeof found === "string" || Array.isArray(found) ? ` (${found.length} long)` : "";
    const rule = broken?.description ? `must be ${broken.description}` : error.message;
    add(error.instancePath, `${rule}, but is ${quote(found)}${size}`);
  }
  return [...mistakes.values()];
}
