/** Renders that begin in one turn of the event loop. They share what a turn costs: a third of a render. */
const perTurn = 8;

/** Waiting renders from which on only one begins in a turn, so that new connections are taken on between them. */
const crowd = 64;

/**
 * Lets a few renders at a time begin in each turn of the event loop. Node takes on a single new connection in a turn: a
 * burst of renders in one would keep new visitors and the probes of load balancers out for seconds.
 */
export class RenderQueue {
  private readonly waiting: (() => void)[] = [];

  /** Fulfilled when the caller may begin. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      if (this.waiting.push(resolve) === 1) setImmediate(this.take);
    });
  }

  private readonly take = (): void => {
    const count = this.waiting.length < crowd ? perTurn : 1;
    for (const goOn of this.waiting.splice(0, count)) goOn();
    if (this.waiting.length > 0) setImmediate(this.take);
  };
}
