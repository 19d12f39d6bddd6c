// Loaded into the server by memory.ts: on SIGWINCH, which close-with-grace leaves alone, it writes down what memory is
// in use. The least of several looks, for Node lets go of broken connections only some collections later.
process.on("SIGWINCH", async () => {
  let least = { inUse: Number.POSITIVE_INFINITY, rss: 0 };
  for (let round = 0; round < 12; round++) {
    globalThis.gc();
    await new Promise((later) => setTimeout(later, 300));
    const { heapUsed, external, rss } = process.memoryUsage();
    if (heapUsed + external < least.inUse) least = { inUse: heapUsed + external, rss };
  }
  process.stderr.write(`MEMORY ${JSON.stringify(least)}\n`);
});
