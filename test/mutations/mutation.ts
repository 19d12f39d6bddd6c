/** A change of one file. `from` must stand there exactly once, so that a list that has gone stale is noticed. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

/** A mistake that somebody could make, and the tests that have to notice it. */
export interface Mutation extends Omit<Edit, "file"> {
  what: string;
  /** Further changes, where it takes more than one to get past the first guard. */
  and?: readonly Edit[];
  /**
   * Test files, or "file: part of a test's name" where only some of a file's tests are to be run. Each has to notice;
   * of a build that has to fail there are none.
   */
  tests: readonly string[];
  /** The tests look at the built site; or what the build says when it has to fail. */
  build?: true | RegExp;
  /** Mutations of the same name are made at once, to save builds. They must touch different tests. */
  together?: string;
}

export type MutationsByFile = Readonly<Record<string, readonly Mutation[]>>;
