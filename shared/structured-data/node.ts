/** A node of a graph in JSON-LD: its type, its id, and properties of schema.org. A reference has only the id. */
export interface Node {
  "@type"?: string;
  "@id"?: string;
  [property: string]: Value | undefined;
}

type Value = string | number | Node | readonly Value[];
