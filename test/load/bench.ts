/**
 * Measures what the site promises about speed, beside the limits of the machine, in a few minutes.
 * `npm run bench` for the server, `npm run bench -- --pages` for the pages on a slowed phone.
 */
import { parseArgs } from "node:util";
import { wrkIsThere } from "./bench-load.ts";
import { table } from "./bench-numbers.ts";
import { benchPages } from "./bench-pages.ts";
import { benchProcess, benchServer, benchTransfer } from "./bench-server.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "boolean", default: false },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    "memory-seconds": { type: "string", default: "60" },
  },
});
const rounds = Number(values.rounds);

if (!wrkIsThere && !values.pages)
  console.log("wrk is not installed: the load comes from Node, which is slower than what it measures.\n");
const goals = values.pages
  ? await benchPages(rounds)
  : [
      ...(await benchServer({ rounds, seconds: Number(values.seconds) })),
      ...(await benchProcess(9, Number(values["memory-seconds"]))),
      ...(await benchTransfer()),
    ];
console.log(
  table(
    goals.map(({ name, figure, wanted, isMet }) => ({
      goal: name,
      figure,
      wanted,
      met: isMet ? "yes" : "NO",
    })),
  ),
);
