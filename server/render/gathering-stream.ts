import { Transform, type TransformCallback } from "node:stream";

/**
 * Joins the pieces of 2 KB in which React writes, and passes them on when React says that it has no more for now:
 * each chunk that leaves costs a flush of the compressor and a write to the socket.
 */
export class GatheringStream extends Transform {
  private pieces: Buffer[] = [];

  constructor() {
    // The pieces wait here anyway; React need not.
    super({ writableHighWaterMark: Number.MAX_SAFE_INTEGER });
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.pieces.push(piece);
    done();
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    done();
  }

  /** React calls this on any destination that has it. */
  flush(): void {
    if (this.pieces.length === 0) return;
    const chunk = Buffer.concat(this.pieces);
    this.pieces = [];
    this.push(chunk);
  }
}
