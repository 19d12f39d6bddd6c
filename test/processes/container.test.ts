import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { readConfig } from "#server/config.ts";
import { startAppFromSource } from "#test/support/app-from-source.ts";
import { sendRaw } from "#test/support/raw-http.ts";
import packageJson from "../../package.json" with { type: "json" };

const dockerfile = readFileSync("Dockerfile", "utf8").replace(/\\\n/g, "");

/** The arguments of an instruction of the image: the last one, which is that of the second stage. */
function argumentsOf(instruction: string): string {
  const lines = dockerfile.split("\n");
  return lines.findLast((line) => line.startsWith(`${instruction} `))?.slice(instruction.length + 1) ?? "";
}
const haproxy = readFileSync("server/haproxy.cfg", "utf8");
const operations = readFileSync("server/OPERATIONS.md", "utf8");

test("the image gets what it copies, and starts what the build makes", () => {
  const [, first = ""] = dockerfile.split("\nFROM ");
  const linesOf = (instruction: string) => first.match(new RegExp(`(?<=^${instruction} ).+`, "gm")) ?? [];
  const copied = linesOf("COPY").flatMap((paths) => paths.split(" ").slice(0, -1));
  assert.deepEqual(linesOf("RUN"), ["npm ci --ignore-scripts --include=dev", "node server/build/main.ts"]);
  const steps = `${first.match(/^[A-Z]+(?= )/gm)}`.replace(/COPY(,COPY)+/g, "COPY");
  assert.equal(steps, "WORKDIR,COPY,RUN,COPY,RUN", "as root, who owns the folder");
  const sent = readFileSync(".dockerignore", "utf8").match(/(?<=^!).+/gm);
  assert.deepEqual(copied.sort(), sent?.sort());
  const { dependencies, devDependencies } = packageJson;
  const { "": locked } = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  assert.deepEqual(locked, { ...locked, dependencies, devDependencies }, "npm ci would fail");
  for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gm))
    assert.equal(image, `node:${packageJson.devDependencies.node}-slim`);
  const [, command = ""] = /`(node [^`]+ dist\/[^`]+)`/.exec(operations) ?? [];
  assert.equal(argumentsOf("COPY"), "--from=build /build/dist .");
  assert.deepEqual(JSON.parse(argumentsOf("CMD")), command.replace("dist/", "").split(" "));
  assert.ok(existsSync(command.split(" ").at(-1) ?? ""));
});

test("the image's server is in production, not root, on the exposed port, and drains until the balancer knows", () => {
  const variables = argumentsOf("ENV").split(" ");
  const environment = Object.fromEntries(variables.map((each) => each.split("=")));
  assert.deepEqual(environment, { NODE_ENV: "production", DRAIN_MS: "5000", MALLOC_ARENA_MAX: "2" });
  const { DRAIN_MS, SHUTDOWN_MS, PORT } = readConfig({ ...environment, SITE_URL: "https://a.example" });
  assert.equal(argumentsOf("EXPOSE"), String(PORT));
  const [listen, one, two] = haproxy.match(/(?<="\$\{)\w+/g) ?? [];
  assert.ok(operations.includes(`{ ${listen}: ":8080", ${one}: "one:${PORT}", ${two}: "two:${PORT}" }`));
  const reached = [...operations.matchAll(/(?<=-p |ports: \[")\d+:(\d+)/g)].map(([, inside]) => inside);
  assert.deepEqual(reached, [`${PORT}`, "8080"], "the ports that the containers publish");
  for (const [, kind, name] of haproxy.matchAll(/ (?:default_)?(backend|resolvers) (\S+)/g))
    assert.match(haproxy, new RegExp(`^${kind} ${name}$`, "m"), "a section that is named");
  assert.match(operations, /"\.\/server\/haproxy\.cfg:\/usr\/local\/etc\/haproxy\/haproxy\.cfg:ro"/);
  assert.match(argumentsOf("USER"), /^[1-9]\d*:[1-9]\d*$/);
  // It limits crowds, keeps a CDN's ids, and changes nothing else. Without a unit, a time would be in milliseconds.
  const known =
    /^(#|log |parse|mode http$|timeout \S+ \d+s$|bind "\$\{LISTEN\}"$|default|balance r|retr|option (redispatch|httpchk)|http-check |server \w+ "\S+"$)/;
  const own = haproxy.match(/(?<=^ +)\S.*/gm)?.filter((line) => !known.test(line));
  const id = "http-request set-header X-Request-Id %[uuid()] unless { req.hdr(X-Request-Id) -m found }";
  assert.deepEqual(own, ["maxconn 4000", id]);
  const timeouts = haproxy.match(/(?<=^ +timeout )\S+/gm);
  assert.deepEqual(timeouts, ["connect", "client", "server", "http-request", "http-keep-alive", "check"]);
  // A new container has a new address.
  const check =
    /^ +default-server check inter (\d+)s fall (\d+) rise (\d+) resolvers names .*init-addr libc,none$/m;
  const [, seconds, checks, rises] = check.exec(haproxy) ?? assert.fail("no checks, or no addresses");
  assert.ok(DRAIN_MS > (Number(seconds) * Number(checks) + 1) * 1000);
  // Docker first checks a new replica after five seconds. Then an operator may restart the other one.
  assert.ok(Number(seconds) * Number(rises) < 5);
  assert.equal(operations.match(/restart: unless-stopped/g)?.length, 2, "of the site and of the balancer");
  const [, , last = ""] = dockerfile.split("\nFROM ");
  const instructions = ["WORKDIR", "COPY", "ENV", "USER", "EXPOSE", "HEALTHCHECK", "CMD"];
  assert.deepEqual(last.match(/^[A-Z]+(?= )/gm), instructions);
  const [, grace] = /stop_grace_period: (\d+)s/.exec(operations) ?? [];
  assert.ok(Number(grace) * 1000 > DRAIN_MS + SHUTDOWN_MS + 1000);
  const inKubernetes = /terminationGracePeriodSeconds: (\d+)`\s+and `DRAIN_MS=(\d+)`/.exec(operations);
  const [, patience, drain] = inKubernetes?.map(Number) ?? [];
  assert.ok(Number(patience) * 1000 > Number(drain) + SHUTDOWN_MS + 1000);
});

test("a draining server is healthy for the image, and not ready for the balancer; one that is gone is neither", async (t) => {
  const { app, port } = await startAppFromSource(t);
  const [often, command = ""] = argumentsOf("HEALTHCHECK").split(" CMD ");
  assert.equal(often, "--interval=10s --timeout=3s --start-period=5s");
  const [, ...args]: string[] = JSON.parse(command);
  // The check asks the server at its HOST, even if Node would ask a proxy.
  const common = { PORT: String(port), NODE_USE_ENV_PROXY: "1", HTTP_PROXY: "http://127.0.0.1:1" };
  const runCheck = async (HOST = "127.0.0.1") => {
    const child = spawn(process.execPath, args, { env: { ...common, HOST }, stdio: "ignore" });
    return (await once(child, "exit"))[0];
  };
  // During a deployment, only one replica has a file.
  assert.match(haproxy, /^ +retries 1\n +option redispatch 1\n +retry-on conn-failure empty-response 404$/m);
  const [check = ""] = /(?<=option httpchk\n.+ meth ).+(?=\n.+ expect status 200\n)/.exec(haproxy) ?? [];
  const head = check.replace(/ (uri|ver)/g, "").replace(/ hdr (\S+)/g, "\r\n$1:");
  const ready = async () => (await sendRaw(port, `${head}\r\nConnection: close\r\n\r\n`)).status;
  assert.deepEqual([await runCheck("::1"), await runCheck(), await ready()], [1, 0, 200]);
  app.draining = true;
  assert.deepEqual([await runCheck(), await ready()], [0, 503]);
  await app.close();
  assert.equal(await runCheck(), 1);
});
