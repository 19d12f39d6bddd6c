import type { ReactNode } from "react";
import type { IslandName, IslandProps, Json } from "./registry.ts";

type Serialisable<Props> = Props extends Json | undefined ? Props : never;

interface IslandAttributes<Name extends IslandName> {
  name: Name;
  /** When the island is fetched: with the page, when the browser is idle, or when the visitor comes near. */
  when: "load" | "idle" | "visible";
  /** What the island gets in the browser: plain JSON, since it travels in an attribute. */
  props?: Serialisable<IslandProps<Name>>;
  className?: string;
  /** The HTML that stands before, and without, the island's script. */
  children: ReactNode;
}

/** Marks HTML of the server that a module of this folder brings to life in the browser. */
export function Island<Name extends IslandName>({
  name,
  when,
  props,
  className,
  children,
}: IslandAttributes<Name>) {
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-props={props && JSON.stringify(props)}
    >
      {children}
    </div>
  );
}
