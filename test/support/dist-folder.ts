import { resolve } from "node:path";

/** The build folder. */
export const dist = resolve(import.meta.dirname, "../../dist");
