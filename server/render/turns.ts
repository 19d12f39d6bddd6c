/**
 * Lets one at a time go on in each turn of the event loop. Node takes on a single new connection in a turn, so that a
 * burst of renders in one turn would keep new visitors and the probes of load balancers out for seconds.
 */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  /** Fulfilled when it is the caller's turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      if (this.waiting.push(resolve) === 1) setImmediate(this.take);
    });
  }

  private readonly take = (): void => {
    this.waiting.shift()?.();
    if (this.waiting.length > 0) setImmediate(this.take);
  };
}
