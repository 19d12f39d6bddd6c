// memory.ts loads this file into the server. On SIGWINCH, which the server does not use, it collects garbage
// and prints the memory in use. It prints the lowest of several measurements, because Node releases reset
// connections only after some collections.
process.on("SIGWINCH", async () => {
  let least = { inUse: Number.POSITIVE_INFINITY, resident: 0 };
  for (let look = 0; look < 12; look++) {
    globalThis.gc();
    await new Promise((later) => setTimeout(later, 300));
    const { heapUsed, external, rss } = process.memoryUsage();
    const megabytes = (bytes) => Math.round(bytes / 1e5) / 10;
    if (megabytes(heapUsed + external) < least.inUse)
      least = { inUse: megabytes(heapUsed + external), resident: megabytes(rss) };
  }
  process.stderr.write(`MEMORY ${JSON.stringify(least)}\n`);
});
