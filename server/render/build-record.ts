import Type, { type Static } from "typebox";

/** What a build writes down for the server that runs it: `dist/server/build.json`. */
export const BuildRecordSchema = Type.Object({
  /** The browser's entry, with its Subresource Integrity (https://www.w3.org/TR/SRI/). */
  entry: Type.Object({
    src: Type.String({ pattern: "^/assets/" }),
    integrity: Type.String({ pattern: "^sha384-" }),
  }),
  /** Style sheets by the page's source file. */
  styles: Type.Record(Type.String(), Type.String()),
  /** The sizes of all of the build's files in bytes, by their path from its root; not this record's own. */
  files: Type.Record(Type.String(), Type.Integer()),
});

export type BuildRecord = Static<typeof BuildRecordSchema>;
