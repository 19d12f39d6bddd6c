import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { readConfig } from "#server/config.ts";
import { startAppFromSource } from "#test/support/app-from-source.ts";
import { sendRaw } from "#test/support/raw-http.ts";
import packageJson from "../../package.json" with { type: "json" };

type Instruction = readonly [name: string, value: string];
/** A container in compose.yaml. */
interface Container {
  environment: Readonly<Record<string, string>>;
  ports?: readonly string[];
  volumes?: readonly string[];
  restart: string;
  stop_grace_period?: string;
  read_only?: boolean;
  cap_drop?: readonly string[];
  security_opt?: readonly string[];
}

/** The lines of a file without comments. An environment variable is its name. */
const linesOf = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/\\\n/g, "")
    .replace(/"\$\{(\w+)\}"/g, "$1")
    .split("\n")
    .filter((line) => line.trim() && !/^\s*#/.test(line));

const dockerfile = linesOf("Dockerfile").map(
  (line): Instruction => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)],
);
const lastStage = dockerfile.findLastIndex(([name]) => name === "FROM");
const [build, image] = [dockerfile.slice(1, lastStage), dockerfile.slice(lastStage + 1)];
const { ENV = "", CMD = "", HEALTHCHECK = "", ...others } = Object.fromEntries(image);
const imageVariables = Object.fromEntries(ENV.split(" ").map((variable) => variable.split("=")));
const config = readConfig({ ...imageVariables, SITE_URL: "https://www.example.com" });

/** The directives of each section of HAProxy's configuration. */
const haproxy = new Map<string, string[]>();
for (const line of linesOf("server/haproxy.cfg")) {
  if (line.startsWith(" ")) [...haproxy.values()].at(-1)?.push(line.trim());
  else haproxy.set(line, []);
}
const backend = haproxy.get("backend site") ?? [];
const { one, two, balancer }: Record<"one" | "two" | "balancer", Container> = parse(
  readFileSync("server/compose.yaml", "utf8"),
).services;
const operations = readFileSync("server/OPERATIONS.md", "utf8");

test("the image is built as root, by the pinned Node, from all that .dockerignore lets through", () => {
  for (const [name, value] of dockerfile)
    if (name === "FROM") assert.equal(value.split(" ")[0], `node:${packageJson.devDependencies.node}-slim`);
  const [folder, ...steps] = build.filter(([name]) => name !== "COPY");
  assert.equal(folder?.[0], "WORKDIR");
  assert.deepEqual(steps, [
    ["RUN", "npm ci --ignore-scripts --include=dev"],
    ["RUN", "node server/build/main.ts"],
  ]);
  assert.equal(build.at(-1)?.[0], "RUN");
  const copied = build.flatMap(([name, value]) => (name === "COPY" ? value.split(" ").slice(0, -1) : []));
  const sent = linesOf(".dockerignore").flatMap((line) => (line.startsWith("!") ? line.slice(1) : []));
  assert.deepEqual(copied.sort(), sent.sort());
  const { dependencies, devDependencies } = packageJson;
  const { "": locked } = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  assert.deepEqual(locked, { ...locked, dependencies, devDependencies }, "npm ci would fail");
});

test("the image has the build alone, starts it as OPERATIONS.md does, and does not run as root", () => {
  const { COPY, USER, EXPOSE, WORKDIR, ...unknown } = others;
  assert.deepEqual(unknown, {});
  assert.deepEqual([COPY, EXPOSE], ["--from=build /build/dist .", String(config.PORT)]);
  assert.ok(WORKDIR);
  assert.match(USER ?? "", /^[1-9]\d*:[1-9]\d*$/);
  assert.deepEqual(imageVariables, { NODE_ENV: "production", DRAIN_MS: "5000", MALLOC_ARENA_MAX: "2" });
  assert.ok(operations.includes(`| \`0\`; \`${config.DRAIN_MS}\` in the image |`));
  const command = JSON.parse(CMD);
  assert.ok(existsSync(join("dist", command.at(-1))));
  assert.ok(operations.includes(`\`${command.join(" ").replace("server/", "dist/server/")}\``));
});

test("two replicas drain until the balancer knows, and are killed only after that", () => {
  assert.deepEqual(one, two);
  const replica = readConfig({ ...imageVariables, ...one.environment });
  assert.deepEqual([one.read_only, one.cap_drop], [true, ["ALL"]]);
  assert.deepEqual(one.security_opt, ["no-new-privileges:true"]);
  const { LISTEN, SITE_ONE, SITE_TWO, ...unknown } = balancer.environment;
  assert.deepEqual(unknown, {});
  // Otherwise, HAProxy would take the name for the address.
  const read = readFileSync("server/haproxy.cfg", "utf8").match(/(?<="\$\{)\w+(?=\}")/g);
  assert.deepEqual(read, Object.keys(balancer.environment));
  assert.deepEqual([SITE_ONE, SITE_TWO], [`one:${replica.PORT}`, `two:${replica.PORT}`]);
  assert.deepEqual(balancer.ports, [`8080${LISTEN}`]);
  assert.ok(operations.includes(`-p ${config.PORT}:${config.PORT} `));
  assert.deepEqual(balancer.volumes, ["./haproxy.cfg:/usr/local/etc/haproxy/haproxy.cfg:ro"]);
  for (const { restart } of [one, balancer]) assert.equal(restart, "unless-stopped");
  const inSeconds = ({ DRAIN_MS, SHUTDOWN_MS }: typeof config) => (DRAIN_MS + SHUTDOWN_MS) / 1000;
  assert.ok(Number.parseInt(one.stop_grace_period ?? "", 10) > inSeconds(replica) + 1);
  const [, patience, DRAIN_MS] =
    /terminationGracePeriodSeconds: (\d+)`\s+and `DRAIN_MS=(\d+)`/.exec(operations) ?? [];
  assert.ok(Number(patience) > inSeconds({ ...config, DRAIN_MS: Number(DRAIN_MS) }) + 1);
  // A new container has a new address.
  const [, interval, fall, rise] =
    /^default-server check inter (\d+)s fall (\d+) rise (\d+) resolvers names resolve-prefer ipv4 init-addr libc,none$/m
      .exec(backend.join("\n"))
      ?.map(Number) ?? assert.fail("no checks, or no addresses");
  assert.ok(replica.DRAIN_MS / 1000 > Number(interval) * Number(fall) + 1);
  // Docker first checks a new replica after five seconds. Then an operator may restart the other one.
  assert.ok(Number(interval) * Number(rise) < 5);
});

test("HAProxy limits connections and times, keeps a CDN's request ids, and retries on the other replica", () => {
  assert.deepEqual(
    [...haproxy.keys()],
    ["global", "resolvers names", "defaults", "frontend www", "backend site"],
  );
  assert.deepEqual(haproxy.get("global"), ["maxconn 4000", "log stdout format raw daemon notice"]);
  // Without a name server, HAProxy only warns, and never finds a new container's address.
  assert.deepEqual(haproxy.get("resolvers names"), ["parse-resolv-conf"]);
  assert.deepEqual(haproxy.get("frontend www"), [
    "bind LISTEN",
    "http-request set-header X-Request-Id %[uuid()] unless { req.hdr(X-Request-Id) -m found }",
    "default_backend site",
  ]);
  const [mode, log, ...timeouts] = haproxy.get("defaults") ?? [];
  assert.deepEqual([mode, log], ["mode http", "log global"]);
  // Without a unit, a time would be in milliseconds.
  const names = timeouts.map((timeout) => /^timeout (\S+) \d+s$/.exec(timeout)?.[1]);
  assert.deepEqual(names, ["connect", "client", "server", "http-request", "http-keep-alive"]);
  // During a deployment, only one replica has a file.
  const retries = ["retries 1", "option redispatch 1", "retry-on conn-failure empty-response 404"];
  const checks = /^(option httpchk|http-check |timeout check 1s$|default-server )/;
  assert.deepEqual(
    backend.filter((directive) => !checks.test(directive)),
    ["balance roundrobin", ...retries, "server one SITE_ONE", "server two SITE_TWO"],
  );
});

test("a draining server is healthy for the image, and not ready for the balancer; one that is gone is neither", async (t) => {
  const { app, port } = await startAppFromSource(t);
  const [often, command = ""] = HEALTHCHECK.split(" CMD ");
  assert.equal(often, "--interval=10s --timeout=3s --start-period=5s");
  const [, ...args]: string[] = JSON.parse(command);
  // The check asks the server at its HOST, even if Node would ask a proxy.
  const common = { PORT: String(port), NODE_USE_ENV_PROXY: "1", HTTP_PROXY: "http://127.0.0.1:1" };
  const runCheck = async (HOST = "127.0.0.1") => {
    const child = spawn(process.execPath, args, { env: { ...common, HOST }, stdio: "ignore" });
    return (await once(child, "exit"))[0];
  };
  const [, method, path, version] =
    /http-check send meth (\S+) uri (\S+) ver (\S+) hdr Host site/.exec(backend.join("\n")) ?? [];
  assert.ok(backend.includes("http-check expect status 200"));
  const [, readiness, liveness] = /`(\S+)` for readiness and `(\S+)` for liveness/.exec(operations) ?? [];
  assert.ok(readiness === path && args.some((code) => code.includes(`path: '${liveness}'`)), "on Kubernetes");
  const request = `${method} ${path} ${version}\r\nHost: site\r\nConnection: close\r\n\r\n`;
  const ready = async () => (await sendRaw(port, request)).status;
  assert.deepEqual([await runCheck("::1"), await runCheck(), await ready()], [1, 0, 200]);
  app.draining = true;
  assert.deepEqual([await runCheck(), await ready()], [0, 503]);
  await app.close();
  assert.equal(await runCheck(), 1);
});
