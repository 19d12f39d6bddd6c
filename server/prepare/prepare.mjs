// Makes a clone ready, then runs a command: node server/prepare/prepare.mjs [--build] COMMAND [ARGUMENT…]
// With --build the site is built if its sources have changed; --rebuild builds it in any case, and may stand alone.
// Plain JavaScript without dependencies, for it runs before anything is installed, on whatever Node is there.
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { build, buildIfChanged } from "./build.mjs";
import { installIfMissing, projectNode } from "./dependencies.mjs";

const root = resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");
const words = process.argv.slice(2);
const builder = { "--build": buildIfChanged, "--rebuild": build }[words[0]];
const [command, ...args] = builder ? words.slice(1) : words;

try {
  installIfMissing(root);
  const environment = { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}` };
  const node = projectNode(root);
  builder?.(root, node, environment);
  if (command) run(command === "node" ? node : command, environment);
} catch (error) {
  fail(error.message);
}

function run(program, environment) {
  const child = spawn(program, args, {
    cwd: root,
    env: environment,
    stdio: "inherit",
  });
  // The terminal sends SIGINT to both; SIGTERM comes to this process alone.
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => signal === "SIGTERM" && child.kill(signal));
  child.on("error", (error) => fail(`${command} cannot be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}

function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}
