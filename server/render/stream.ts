import { PassThrough, type Readable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * Renders a document as a stream whose first bytes leave as soon as React has the shell.
 * Ending the stream early, or aborting the signal, ends the render.
 * @throws the signal's reason, or what the shell threw: then not one byte was written. A later failure destroys the stream.
 * @see https://react.dev/reference/react-dom/server/renderToPipeableStream
 */
export function streamDocument(document: ReactElement, signal: AbortSignal): Promise<Readable> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const output = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(document, {
      // Otherwise React hides what stands behind a large boundary until an inline script shows it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        resolve(output);
        pipe(output);
      },
      onShellError: reject,
      onError(error) {
        output.destroy(error instanceof Error ? error : new Error(String(error)));
      },
    });
    signal.addEventListener("abort", () => output.destroy(), { once: true });
    output.once("close", () => {
      if (!output.writableFinished) abort(signal.reason);
    });
  });
}
