import { PassThrough, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { type KeptPage, keepPage } from "./kept-page.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";

/** One key for all unknown paths: their answers are the same, and nobody can fill the memory with them. */
const notFound = "not found";
const failed = "failed";

/** The pages whose bytes are kept. All visitors get the same bytes for a URL, so each page is rendered once. */
export class KeptPages {
  /** How often a page was there, and how often it had yet to be rendered. */
  hits = 0;
  misses = 0;
  private readonly kept = new Map<string, KeptPage>();
  private readonly renderer: PageRenderer;
  private readonly known: ReadonlySet<string>;

  constructor(renderer: PageRenderer, paths: readonly string[]) {
    this.renderer = renderer;
    this.known = new Set(paths);
  }

  /** The kept page of a path, if there is one yet. */
  get(path: string): KeptPage | undefined {
    const page = this.kept.get(this.keyOf(path));
    if (page) this.hits++;
    else this.misses++;
    return page;
  }

  /** The kept page that answers when another one failed, if there is one yet. */
  get errorPage(): KeptPage | undefined {
    return this.kept.get(failed);
  }

  /** Passes a rendered page on as it comes, and keeps it once it is complete; one that fails is not kept. */
  collect(path: string, page: RenderedPage): Readable | Buffer {
    const { html } = page;
    this.keep(this.keyOf(path), page).catch(() => {
      // Whoever reads the stream that was passed on hears of the failure.
    });
    if (Buffer.isBuffer(html)) return html;
    const passing = html.pipe(new PassThrough());
    html.once("error", (error) => passing.destroy(error));
    passing.once("close", () => {
      if (!passing.readableEnded) html.destroy();
    });
    return passing;
  }

  /**
   * Renders and keeps every page, the 404 page and the 500 page.
   * @returns what went wrong, by path.
   */
  async fill(): Promise<Map<string, unknown>> {
    const failures = new Map<string, unknown>();
    const signal = new AbortController().signal;
    const fillOne = async (key: string, begin: () => Promise<RenderedPage>) => {
      try {
        await this.keep(key, await begin());
      } catch (error) {
        failures.set(key, error);
      }
    };
    for (const path of this.known) await fillOne(path, () => this.renderer.render(path, signal));
    await fillOne(notFound, () => this.renderer.render("/404", signal));
    await fillOne(failed, () => this.renderer.renderError(signal));
    return failures;
  }

  private keyOf(path: string): string {
    return this.known.has(path) ? path : notFound;
  }

  private async keep(key: string, { status, headers, html }: RenderedPage): Promise<void> {
    const bytes = Buffer.isBuffer(html) ? html : await buffer(html);
    // Whoever waits for the page gets it first.
    await setImmediate();
    this.kept.set(key, keepPage(status, bytes, headers));
  }
}
