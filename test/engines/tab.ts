/** The tab of a running browser, with what the tests need of it. */
export interface Tab {
  open(url: string, width: number): Promise<unknown>;
  /** Runs an expression in the page and waits for its promise. The result is JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the element that an expression finds. */
  click(expression: string): Promise<unknown>;
  type(text: string): Promise<unknown>;
  close(): Promise<unknown>;
}
