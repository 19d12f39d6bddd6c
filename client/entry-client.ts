import { enhanceDisclosures } from "./islands/disclosures.ts";
import { startIslands } from "./islands/start-islands.ts";

startIslands();
enhanceDisclosures();
