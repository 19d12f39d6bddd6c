import { PassThrough, type Readable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** For the bench: the React that the pages are bundled with. */
export { renderToPipeableStream };

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
    let begun = false;
    const { pipe, abort } = renderToPipeableStream(document, {
      // Otherwise React hides what stands behind a large boundary until an inline script shows it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        begun = true;
        resolve(output);
        pipe(output);
      },
      onShellError: reject,
      onError(error) {
        // Before the shell there is nobody yet to hear it from the stream; onShellError comes next.
        if (begun) output.destroy(brokenOff(error));
      },
    });
    signal.addEventListener("abort", () => output.destroy(), { once: true });
    output.once("close", () => {
      if (!output.writableFinished) abort(signal.reason);
    });
  });
}

/** Its code keeps those through whom the stream passes from logging it, too. */
function brokenOff(cause: unknown): Error {
  return Object.assign(new Error("the page broke off", { cause }), { code: "ERR_STREAM_PREMATURE_CLOSE" });
}
