import { type Config, readConfig } from "#server/config.ts";

export const siteUrl = "https://www.brackwell.example";

/** A configuration for tests: no log, a port that the system picks, and a non-default URL. */
export function testConfig(environment: Record<string, string> = {}): Config {
  return readConfig({ PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent", SITE_URL: siteUrl, ...environment });
}
