/**
 * Measures the built server: its throughput compared with a bare Fastify route, its start and its memory.
 * `npm run bench` measures the server, `npm run bench -- --pages` the pages in a slowed Chromium.
 */
import { parseArgs } from "node:util";
import { benchPages } from "./pages.ts";
import { benchProcess } from "./process.ts";
import { benchThroughput } from "./throughput.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "boolean", default: false },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

if (values.pages) await benchPages(rounds);
else {
  await benchThroughput(rounds, seconds);
  await benchProcess(rounds, seconds);
}
