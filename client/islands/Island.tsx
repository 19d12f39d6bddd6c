import type { ReactNode } from "react";

interface IslandProps {
  /** The name of the island's folder. */
  name: string;
  /** What its script needs, as plain JSON. */
  props?: object;
  className?: string;
  /** The server's HTML. It is complete without the script. */
  children: ReactNode;
}

/**
 * Marks server HTML that an island's script enhances or hydrates. In HTML whose script cannot run,
 * `[data-without-script] &` matches. The attribute is on `<html>` until scripts run
 * (client/inline-scripts/reload-once.js), and on an island whose script failed.
 */
export function Island({ name, props, className, children }: IslandProps) {
  return (
    <div className={className} data-island={name} data-props={props && JSON.stringify(props)}>
      {children}
    </div>
  );
}
