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
 * @throws the signal's reason, or what the shell threw: then not one byte was written. A later failure destroys the stream.
 * @see https://react.dev/reference/react-dom/server/renderToPipeableStream
 */
export function streamDocument(document: ReactElement, signal: AbortSignal): Promise<Readable | Buffer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const output = new GatheringStream();
    let begun = false;
    const { pipe, abort } = renderToPipeableStream(document, {
      // Otherwise React hides what stands behind a large boundary until an inline script shows it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        begun = true;
        pipe(output);
        if (!output.writableEnded) return resolve(output);
        signal.removeEventListener("abort", leave);
        resolve(output.read());
      },
      onShellError: reject,
      onError(error) {
        // Before the shell there is nobody yet to hear it from the stream; onShellError comes next.
        if (begun) output.destroy(brokenOff(error));
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
