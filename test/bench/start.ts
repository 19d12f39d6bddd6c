import { dist } from "#test/support/built.ts";
import { processorTime, residentMemory, startBuiltServer } from "./built-server.ts";
import { median } from "./median.ts";

/**
 * Measures starts of the built server to a 200 on `/readyz`, and of another build by turns, so that other load
 * affects both.
 * @param other the folder of the other build.
 */
export async function benchStart(rounds: number, other?: string): Promise<void> {
  const starts = new Map(
    [...(other ? [other] : []), dist].map((folder) => [
      folder,
      { ready: [] as number[], processor: [] as number[], memory: [] as number[] },
    ]),
  );
  // The first round is a warm-up and does not count.
  for (let round = 0; round <= rounds; round++)
    for (const [folder, { ready, processor, memory }] of starts) {
      const server = await startBuiltServer({}, folder);
      if (round > 0) {
        ready.push(server.readyMs);
        processor.push(processorTime(server));
        memory.push(residentMemory(server));
      }
      await server.stop();
    }

  console.log(`Starts by turns, medians of ${rounds}:`);
  console.table(
    Object.fromEntries(
      [...starts].map(([folder, { ready, processor, memory }]) => [
        folder,
        {
          "ms to ready": median(ready),
          "of it processor": median(processor),
          "MB when ready": median(memory),
        },
      ]),
    ),
  );
}
