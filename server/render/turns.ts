/** So many in a turn share what a turn costs, which is a third of a render. */
const perTurn = 8;

/** From so many on, newcomers matter more: those that could not be served yet are likely to be joined by others. */
const crowd = 64;

/**
 * Lets a few at a time go on in each turn of the event loop. Node takes on a single new connection in a turn, so that a
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
    const count = this.waiting.length < crowd ? perTurn : 1;
    for (const goOn of this.waiting.splice(0, count)) goOn();
    if (this.waiting.length > 0) setImmediate(this.take);
  };
}
