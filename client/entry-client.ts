import { enhanceDisclosures } from "./browser/disclosures.ts";
import { startIslands } from "./browser/start-islands.ts";

startIslands();
enhanceDisclosures();
