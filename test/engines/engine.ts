/** A running browser. */
export interface Engine {
  openTab(): Promise<Tab>;
  close(): Promise<unknown>;
}

/** The part of a browser's tab that a short visit needs. */
export interface Tab {
  open(url: string): Promise<unknown>;
  /** Runs an expression in the page and waits for its promise. The result is JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the first element that the selector finds. */
  click(css: string): Promise<unknown>;
  /** The same with a finger. */
  tap(css: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  type(text: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<unknown>;
}

/** The keys that a visitor presses, as Playwright and Puppeteer name them. */
export type Key = "ArrowLeft" | "ArrowRight" | "Enter" | "Escape" | "Tab";
