import { completeArrival } from "./arrival/complete.ts";
import { enhanceDisclosures } from "./browser/disclosures.ts";
import { nextTask } from "./browser/next-task.ts";
import { startIslands } from "./browser/start-islands.ts";

// A module runs in one task with what the browser does at a document's end, which is long enough for a poor phone.
nextTask().then(() => {
  completeArrival();
  startIslands();
  enhanceDisclosures();
});
