/** What ends: a test or, with node:test's `after`, a whole file. */
export interface Cleanup {
  after: (end: () => unknown) => void;
}
