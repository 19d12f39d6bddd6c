import type { ReactNode } from "react";

/** An island's script. Its props are plain JSON. */
type Mount = (root: HTMLElement, props: never) => unknown;

type IslandProps<Script extends Mount> = {
  /** The name of the island's folder. */
  name: string;
  /** Its script loads when the visitor scrolls near it, instead of with the page. */
  lazy?: true;
  className?: string;
  /** The server's HTML. It is complete without the script. */
  children: ReactNode;
} & (Parameters<Script> extends [HTMLElement, infer Props] ? { props: Props } : { props?: undefined });

/**
 * Marks server HTML that an island's script enhances or hydrates: `<Island<typeof mount> name="carousel" lazy>`. In
 * HTML whose script cannot run, `[data-without-script] &` matches. The attribute is on the island that failed. It is
 * on `<html>` when no script runs (client/inline-scripts/reload-once.js).
 */
export function Island<Script extends Mount>(island: IslandProps<Script>) {
  const { name, lazy, props, className, children } = island;
  return (
    <div
      className={className}
      data-island={name}
      data-lazy={lazy}
      data-props={props && JSON.stringify(props)}
    >
      {children}
    </div>
  );
}
