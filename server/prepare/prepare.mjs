// Makes a clone ready, then runs a command: node server/prepare/prepare.mjs [--build] COMMAND [ARGUMENT…]
// Plain JavaScript without dependencies, for it runs before anything is installed, on whatever Node is there.
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { buildIfChanged } from "./build.mjs";
import { installIfMissing, projectNode } from "./dependencies.mjs";

const root = resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");
const words = process.argv.slice(2);
const wantsBuild = words[0] === "--build";
const [command, ...args] = wantsBuild ? words.slice(1) : words;

try {
  installIfMissing(root);
  const environment = { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}` };
  const node = projectNode(root);
  if (wantsBuild) buildIfChanged(root, node, environment);

  const child = spawn(command === "node" ? node : command, args, {
    cwd: root,
    env: environment,
    stdio: "inherit",
  });
  // The terminal sends SIGINT to both; SIGTERM comes to this process alone.
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => signal === "SIGTERM" && child.kill(signal));
  child.on("error", (error) => fail(`${command} cannot be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
} catch (error) {
  fail(error.message);
}

function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}
