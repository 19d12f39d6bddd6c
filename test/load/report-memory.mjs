// Loaded into the server by memory.ts: on SIGWINCH, which close-with-grace leaves alone, it collects garbage and writes down what memory is left in use.
process.on("SIGWINCH", async () => {
  for (let round = 0; round < 4; round++) {
    globalThis.gc();
    await new Promise((later) => setTimeout(later, 250));
  }
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
  process.stderr.write(`MEMORY ${JSON.stringify({ heapUsed, external, arrayBuffers, rss })}\n`);
});
