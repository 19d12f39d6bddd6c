import assert from "node:assert/strict";
import { test } from "node:test";
import { ConfigError, EnvironmentSchema, readConfig } from "#server/config.ts";

/** The error lines for an environment. */
function mistakesOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.message
      .split("\n")
      .slice(1)
      .map((line) => line.trim());
  }
}

test("an empty environment gives the defaults", () => {
  const config = readConfig({});
  assert.equal(config.PORT, 3000);
  assert.equal(config.HOST, "0.0.0.0");
  assert.equal(config.SITE_URL, "http://localhost:3000");
  assert.equal(config.METRICS_PORT, undefined);
  assert.equal(config.METRICS_HOST, "127.0.0.1");
});

test("SITE_URL is taken as an origin, and is that of the port where it is not set", () => {
  assert.equal(
    readConfig({ SITE_URL: "https://WWW.Brackwell.example:443" }).SITE_URL,
    "https://www.brackwell.example",
  );
  assert.equal(readConfig({ PORT: "8080" }).SITE_URL, "http://localhost:8080");
});

test("each wrong value of each variable is refused in one line that names it and its limits", () => {
  const wrong: Record<string, string[]> = {
    PORT: ["", " ", "http", "-1", "65536", "3000 ", "0x50", "1e3", "80.5"],
    HOST: ["", "localhost", "0.0.0.0:80", "example.com"],
    SITE_URL: [
      "",
      "brackwell.example",
      "ftp://brackwell.example",
      "https://a/b",
      "https://user@a",
      "https://",
      "https://a b",
      "https://a;b",
      "https://a,b",
      "https://a'b",
      "https://*.a",
    ],
    LOG_LEVEL: ["", "loud", "INFO"],
    PAGE_CACHE: ["", "true", "ON"],
    DRAIN_MS: ["", "5s", "-1", "3600001"],
    SHUTDOWN_MS: ["", "never"],
    KEEP_ALIVE_MS: ["", "0"],
    HEADERS_TIMEOUT_MS: ["", "0"],
    REQUEST_TIMEOUT_MS: ["", "0"],
    METRICS_PORT: ["", "metrics", "65536"],
    METRICS_HOST: ["", "localhost"],
  };
  assert.deepEqual(Object.keys(wrong).sort(), Object.keys(EnvironmentSchema.properties).sort());
  for (const [name, values] of Object.entries(wrong))
    for (const value of values) {
      const mistakes = mistakesOf({ [name]: value });
      assert.equal(mistakes.length, 1, `${name}=${JSON.stringify(value)} gives ${JSON.stringify(mistakes)}`);
      assert.match(
        mistakes[0] ?? "",
        new RegExp(`^${name} must be .+, but is ${RegExp.escape(JSON.stringify(value))}$`),
      );
    }
});

test("all mistakes are named at once", () => {
  const mistakes = mistakesOf({ PORT: "", DRAIN_MS: "5s", SITE_URL: "x" });
  assert.deepEqual(
    mistakes.map((line) => line.split(" ")[0]),
    ["PORT", "SITE_URL", "DRAIN_MS"],
  );
});

test("in production the site's address has no default, and its absence is one mistake among the others", () => {
  const [mistake, ...others] = mistakesOf({ NODE_ENV: "production" });
  assert.match(mistake ?? "", /^SITE_URL must be the public origin: .+, but is not set/);
  assert.deepEqual(others, []);
  assert.equal(mistakesOf({ NODE_ENV: "production", PORT: "", DRAIN_MS: "5s" }).length, 3);
  assert.deepEqual(mistakesOf({ NODE_ENV: "production", SITE_URL: "https://www.example.com" }), []);
});

test("headers may not be waited for longer than the whole request", () => {
  const [mistake] = mistakesOf({ HEADERS_TIMEOUT_MS: "20000" });
  assert.match(mistake ?? "", /HEADERS_TIMEOUT_MS \(20000\).+REQUEST_TIMEOUT_MS \(15000\)/);
});

test("the metrics need a port of their own, whichever ports the system picks", () => {
  const [mistake] = mistakesOf({ PORT: "3000", METRICS_PORT: "3000" });
  assert.match(mistake ?? "", /METRICS_PORT \(3000\).+PORT/);
  assert.deepEqual(mistakesOf({ PORT: "0", METRICS_PORT: "0" }), []);
});

test("variables of others are left alone", () => {
  assert.deepEqual(mistakesOf({ NODE_ENV: "", HOME: "/", DRAIN: "x" }), []);
});
