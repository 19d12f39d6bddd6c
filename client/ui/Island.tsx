import type { ReactNode } from "react";
import type { Moment } from "#client/browser/moment.ts";
import type { IslandName, IslandProps } from "#client/browser/registry.ts";

/** What comes back from JSON as it went in; anything else, such as a function or a Date, becomes `never`. */
export type Serialisable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never) => unknown
    ? never
    : Value extends object
      ? { [Key in keyof Value]: Serialisable<Value[Key]> }
      : never;

type Props<Name extends IslandName> =
  undefined extends IslandProps<Name>
    ? { props?: undefined }
    : { props: IslandProps<Name> & Serialisable<IslandProps<Name>> };

type IslandAttributes<Name extends IslandName> = Props<Name> & {
  name: Name;
  when: Moment;
  className?: string;
  /** The HTML that stands before, and without, the island's script. */
  children: ReactNode;
};

/** Marks HTML of the server that a module of client/islands brings to life in the browser. */
export function Island<Name extends IslandName>(island: IslandAttributes<Name>) {
  const { name, when, props, className, children } = island;
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
