import type { Readable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { GatheringStream } from "./gathering-stream.ts";

/**
 * For the bench: the React that the pages are bundled with.
 * @public
 */
export { renderToPipeableStream };

/**
 * Renders a document. One that waits for nothing is there as a whole when React has its shell; of any other this is a
 * stream whose first bytes leave then. Ending the stream early, or aborting the signal, ends the render.
 * @throws the signal's reason, or what was thrown before the shell was there: then not one byte was written. A later
 * failure destroys the stream.
 * @see https://react.dev/reference/react-dom/server/renderToPipeableStream
 */
export function streamDocument(document: ReactElement, signal: AbortSignal): Promise<Readable | Buffer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const output = new GatheringStream();
    let begun = false;
    /** A part that failed before the first byte: React would send its placeholder, and nobody would know. */
    let early: { error: unknown } | undefined;
    const { pipe, abort } = renderToPipeableStream(document, {
      // Otherwise React hides what stands behind a large boundary until an inline script shows it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        if (early) {
          reject(early.error);
          return abort();
        }
        begun = true;
        pipe(output);
        if (!output.writableEnded) return resolve(output);
        signal.removeEventListener("abort", leave);
        resolve(output.read());
      },
      onShellError: reject,
      onError(error) {
        if (begun) output.destroy(brokenOff(error));
        else early ??= { error };
      },
    });
    const leave = () => output.destroy();
    signal.addEventListener("abort", leave, { once: true });
    output.once("close", () => {
      if (!output.writableFinished) abort(signal.reason);
    });
  });
}

/** Its code keeps those through whom the stream passes from logging it, too. */
function brokenOff(cause: unknown): Error {
  return Object.assign(new Error("the page broke off", { cause }), { code: "ERR_STREAM_PREMATURE_CLOSE" });
}
