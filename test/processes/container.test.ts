import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { readConfig } from "#server/config.ts";
import { startAppFromSource } from "#test/support/app-from-source.ts";
import { dist } from "#test/support/dist-folder.ts";
import packageJson from "../../package.json" with { type: "json" };

/** The instructions of the Dockerfile, with their values. */
const instructions = readFileSync("Dockerfile", "utf8")
  .replace(/^#.*\n|\\\n/gm, "")
  .matchAll(/^([A-Z]+) (.+)$/gm)
  .map(([, name = "", value = ""]) => [name, value] as const)
  .toArray();
const stages = instructions.flatMap(([name, value]) => (name === "FROM" ? value.split(" ")[0] : []));
const lastStage = instructions.slice(instructions.findLastIndex(([name]) => name === "FROM") + 1);
const { COPY, ENV = "", EXPOSE, USER = "", HEALTHCHECK = "", CMD = "" } = Object.fromEntries(lastStage);
const variables = Object.fromEntries(ENV.split(" ").map((variable) => variable.split("=")));

const haproxy = readFileSync("server/haproxy.cfg", "utf8");
const { balancer, ...replicas } = parse(readFileSync("server/compose.yaml", "utf8")).services;

test("the image has the pinned Node and the built server alone, which it starts for production, not as root", () => {
  assert.deepEqual(new Set(stages), new Set([`node:${packageJson.devDependencies.node}-slim`]));
  assert.equal(COPY, "--from=build /build/dist .");
  // Docker sends only what .dockerignore lists.
  const copied = instructions.flatMap(([name, value]) =>
    name === "COPY" && value !== COPY ? value.split(" ").slice(0, -1) : [],
  );
  const sent = readFileSync(".dockerignore", "utf8").match(/(?<=^!).+$/gm);
  assert.deepEqual(copied.filter(existsSync).sort(), sent?.sort());
  // Where PORT is not set.
  const [asked] = HEALTHCHECK.match(/(?<= PORT: \w+ = )\d+/) ?? [];
  assert.deepEqual([EXPOSE, asked], Array(2).fill(`${readConfig({}).PORT}`));
  assert.match(USER, /^[1-9]\d*:[1-9]\d*$/);
  const command: string[] = JSON.parse(CMD);
  assert.ok(existsSync(join(dist, command.at(-1) ?? "")));
  const set = ["NODE_ENV", "MALLOC_ARENA_MAX"].map((name) => `${name}=${variables[name]}`);
  const guide = readFileSync("server/OPERATIONS.md", "utf8");
  for (const part of [command.join(" ").replace(" server/", " dist/server/"), ...set])
    assert.ok(guide.includes(`\`${part}\``), `${part} is not in server/OPERATIONS.md`);
});

test("HAProxy finds each new replica, which drains until HAProxy knows, and is killed only after that", () => {
  const { one } = replicas;
  for (const replica of Object.values(replicas)) assert.deepEqual(replica, one);
  for (const { restart } of [one, balancer]) assert.match(restart, /^(always|unless-stopped)$/);
  const { PORT, DRAIN_MS, SHUTDOWN_MS } = readConfig({ ...variables, ...one.environment });
  const servers = haproxy.matchAll(/^ {2}server \w+ "\$\{(\w+)\}"$/gm);
  const addresses = Array.from(servers, ([, name = ""]) => balancer.environment[name]);
  const expected = Object.keys(replicas).map((name) => `${name}:${PORT}`);
  assert.deepEqual(addresses, expected);
  assert.match(balancer.ports[0], new RegExp(`${balancer.environment.LISTEN}$`));
  assert.match(haproxy, /^ *default_backend (\w+)$(.|\n)+^backend \1$/m);
  assert.ok(existsSync(join("server", balancer.volumes[0].split(":")[0])), "HAProxy's configuration");
  // As the guide says.
  assert.match(haproxy, /^ *option redispatch 1\n *retry-on conn-failure empty-response 404$/m);
  assert.match(haproxy, /set-header (X-Request-Id) .* unless \{ req\.hdr\(\1\) -m found \}/, "a CDN's own");
  assert.doesNotMatch(haproxy, /^ *timeout \S+ \d+$/m, "a number without a unit is in milliseconds");
  // A new container has a new address.
  assert.match(haproxy, /^resolvers names\n {2}parse-resolv-conf$/m);
  const checks =
    /^ {2}default-server check inter (\d+)s fall (\d+) .*resolvers names .*init-addr libc,none$/m;
  const [, interval, fall] = checks.exec(haproxy)?.map(Number) ?? assert.fail("no checks, or no addresses");
  assert.ok(DRAIN_MS / 1000 > Number(interval) * Number(fall) + 1);
  assert.ok(Number.parseInt(one.stop_grace_period, 10) > (DRAIN_MS + SHUTDOWN_MS) / 1000 + 1);
});

test("a draining server is healthy for the image, and not ready for HAProxy; one that is gone is neither", async (t) => {
  const { app, origin, port } = await startAppFromSource(t);
  const [, ...args]: string[] = JSON.parse(HEALTHCHECK.replace(/.* CMD /, ""));
  // The check asks the server at its HOST, even if Node would ask a proxy.
  const common = { PORT: String(port), NODE_USE_ENV_PROXY: "1", HTTP_PROXY: "http://127.0.0.1:1" };
  const runCheck = async (HOST = "127.0.0.1") => {
    const child = spawn(process.execPath, args, { env: { ...common, HOST }, stdio: "ignore" });
    return (await once(child, "exit"))[0];
  };
  const [, path] =
    /^ *option httpchk\n.* GET uri (\S+) .*\n *http-check expect status 200$/m.exec(haproxy) ?? [];
  const readiness = async () => (await fetch(origin + path)).status;
  assert.deepEqual([await runCheck("::1"), await runCheck(), await readiness()], [1, 0, 200]);
  app.draining = true;
  assert.deepEqual([await runCheck(), await readiness()], [0, 503]);
  await app.close();
  assert.equal(await runCheck(), 1);
});
