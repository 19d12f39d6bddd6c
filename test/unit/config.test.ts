import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { type Config, EnvironmentSchema, readConfig } from "#server/config.ts";

test("a number is read as one, and SITE_URL is reduced to its origin", () => {
  assert.equal(readConfig({ PORT: "8080" }).SITE_URL, "http://localhost:8080");
  const numbers = { PORT: 0, DRAIN_MS: 1, SHUTDOWN_MS: 0, KEEP_ALIVE_MS: 1, METRICS_PORT: 9100 };
  const texts = { HOST: "::", LOG_LEVEL: "debug", PAGE_CACHE: "off", METRICS_HOST: "::1" };
  const SITE_URL = "https://WWW.Brackwell.example:443/";
  const given = Object.entries({ ...numbers, ...texts, SITE_URL }).map(([name, value]) => [name, `${value}`]);
  const expected = { ...numbers, ...texts, SITE_URL: "https://www.brackwell.example" };
  assert.partialDeepStrictEqual(readConfig(Object.fromEntries(given)), expected);
});

test("each variable has the values and the default of the guide's table", () => {
  const defaults = { ...readConfig({}), SITE_URL: "http://localhost:PORT" };
  const guide = readFileSync("server/OPERATIONS.md", "utf8");
  for (const [name, schema] of Object.entries(EnvironmentSchema.properties)) {
    const fallback = defaults[name as keyof Config];
    const value = fallback === undefined ? "off" : `\`${fallback}\``;
    const row = new RegExp(`^\\| .*\`${name}\`.*? \\| ([^|]*) \\| [^|;]*${value}[^|]* \\|$`, "m");
    const [, meaning] =
      row.exec(guide) ?? assert.fail(`server/OPERATIONS.md has no row for ${name} with ${value}`);
    if ("enum" in schema) assert.deepEqual(meaning?.match(/(?<=`)\w+(?=`)/g), schema.enum);
  }
});

test("each invalid value, or none for SITE_URL in production, is refused in one line that says what it must be", () => {
  const wrong: Record<keyof Config, string[]> = {
    PORT: ["", "http", "-1", "65536", "3000 ", "0x50", "80.5"],
    HOST: ["", "localhost", "0.0.0.0:80"],
    SITE_URL: ["", "a", "ftp://a", "http://a/b", "http://a\\b", "http://b@a", "http://a;b", "http://*.a"],
    LOG_LEVEL: ["", "loud"],
    PAGE_CACHE: ["", "true"],
    DRAIN_MS: ["", "5s", "-1", "3600001"],
    SHUTDOWN_MS: ["", "never"],
    KEEP_ALIVE_MS: ["", "0"],
    METRICS_PORT: ["", "metrics", "65536"],
    METRICS_HOST: ["", "localhost"],
  };
  for (const [name, values] of Object.entries(wrong))
    for (const value of values) {
      const shown = RegExp.escape(JSON.stringify(value));
      const stack = new RegExp(`^The environment is invalid:\n  ${name} must be .+, but is ${shown}$`);
      assert.throws(() => readConfig({ [name]: value }), { stack });
    }
  const stack = /^.+\n {2}PORT must be .+\n {2}SITE_URL must be the public origin: http.+ is not set.+$/;
  assert.throws(() => readConfig({ NODE_ENV: "production", PORT: "" }), { stack });
});
