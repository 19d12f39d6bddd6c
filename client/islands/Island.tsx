import type { ReactNode } from "react";
import type { IslandName, IslandProps } from "./load-islands.ts";

type Props<Name extends IslandName> =
  undefined extends IslandProps<Name> ? { props?: undefined } : { props: IslandProps<Name> };

type IslandAttributes<Name extends IslandName> = Props<Name> & {
  name: Name;
  /** Its script loads with the page, or when the visitor scrolls near it. */
  load: "load" | "visible";
  className?: string;
  /** The server's HTML. It is complete without the script. */
  children: ReactNode;
};

/** Marks server HTML that an island's script enhances or hydrates. Its props are JSON in an attribute. */
export function Island<Name extends IslandName>({
  name,
  load,
  props,
  className,
  children,
}: IslandAttributes<Name>) {
  return (
    <div
      className={className}
      data-island={name}
      data-load={load}
      data-props={props && JSON.stringify(props)}
    >
      {children}
    </div>
  );
}
