import type { ComponentType } from "react";

/**
 * A component whose file a company may delete (shared/README.md, "Optional parts"), or undefined.
 * @param found what `import.meta.glob` has found: unlike an import, it may find nothing
 */
export const optional = <Props = object>(found: Record<string, unknown>) =>
  Object.values(found)[0] as ComponentType<Props> | undefined;
