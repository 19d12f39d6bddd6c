/**
 * React makes some errors when it is loaded, as marks that nobody reads. Where an inspector listens, as in every
 * measurement, V8 takes the stack of each, and for that parses all of React once more: half of the page's longest task
 * and more. It takes none where there is no limit; 0 would not do.
 */
const { stackTraceLimit } = Error;

Object.assign(Error, { stackTraceLimit: undefined });

/** To be called when React has been loaded. */
export function restoreStacks() {
  Error.stackTraceLimit = stackTraceLimit;
}
