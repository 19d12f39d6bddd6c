import { buffer } from "node:stream/consumers";
import { type KeptAnswer, keepAnswer } from "#server/http/kept-answer.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";

/** One key for all unknown paths: their answers are the same, and nobody can fill the memory with them. */
const notFound = "for unknown paths";
const failed = "for failures";

/** The pages whose bytes are kept. All visitors get the same bytes for a URL, so each page is rendered once. */
export class KeptPages {
  /** How often a page was there, and how often it had to be rendered, for it could not be kept. */
  hits = 0;
  misses = 0;
  private readonly kept = new Map<string, KeptAnswer>();
  private readonly renderer: PageRenderer;
  private readonly paths: ReadonlySet<string>;

  constructor(renderer: PageRenderer, paths: ReadonlySet<string>) {
    this.renderer = renderer;
    this.paths = paths;
  }

  /** The kept page of a path, unless it could not be rendered at start. */
  get(path: string): KeptAnswer | undefined {
    const page = this.kept.get(this.keyOf(path));
    if (page) this.hits++;
    else this.misses++;
    return page;
  }

  /** The kept page that answers when another one failed, unless that failed, too. */
  get errorPage(): KeptAnswer | undefined {
    return this.kept.get(failed);
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
    for (const path of this.paths) await fillOne(path, () => this.renderer.render(path, signal));
    await fillOne(notFound, () => this.renderer.render("/404", signal));
    await fillOne(failed, () => this.renderer.renderError(signal));
    return failures;
  }

  private keyOf(path: string): string {
    return this.paths.has(path) ? path : notFound;
  }

  private async keep(key: string, { status, type, headers, html }: RenderedPage): Promise<void> {
    const bytes = Buffer.isBuffer(html) ? html : await buffer(html);
    this.kept.set(key, keepAnswer({ status, type, bytes, headers }));
  }
}
