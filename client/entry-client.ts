import { completeArrival } from "./arrival/complete.ts";
import { enhanceDisclosures } from "./browser/disclosures.ts";
import { startIslands } from "./browser/start-islands.ts";

completeArrival();
startIslands();
enhanceDisclosures();
