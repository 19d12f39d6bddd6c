/**
 * Measures the built server: its throughput compared with a bare Fastify route, its start and its memory.
 * `npm run bench` measures the server, `npm run bench -- --pages` the pages in a slowed Chromium.
 * `npm run bench -- --start ../before/dist` measures the start beside that of another build.
 */
import { parseArgs } from "node:util";
import { benchPages } from "./pages.ts";
import { benchProcess } from "./process.ts";
import { benchStart } from "./start.ts";
import { benchThroughput } from "./throughput.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "boolean", default: false },
    start: { type: "string" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

if (values.pages) await benchPages(rounds);
else if (values.start) await benchStart(rounds, values.start);
else {
  await benchStart(rounds);
  await benchThroughput(rounds, seconds);
  await benchProcess(rounds, seconds);
}
