import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";

const parent = process.ppid;
/** @type {import("node:child_process").ChildProcess | undefined} */
let child;
let isEnding = false;

/**
 * Ends the program, and then this process.
 * @type {NodeJS.SignalsListener}
 */
const end = (signal) => {
  isEnding = true;
  if (!child) process.exit(128 + constants.signals[signal]);
  // A terminal sends SIGINT to the program as well.
  if (signal !== "SIGINT") child.kill(signal);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
// On SIGTERM, npm ends only its shell. This process notices because its parent changes.
const wasOrphaned = () => process.ppid !== parent && !isEnding;
setInterval(() => wasOrphaned() && end("SIGTERM"), 500).unref();

/** The Node that is installed as a package, or else the running one, if it is new enough. */
export function projectNode() {
  const node = "node_modules/node/bin/node";
  const { stdout, error } = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (stdout?.startsWith("v")) return node;
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  const code = error && "code" in error ? error.code : "no version";
  const reason = `${node} cannot run (${code}), and this Node is ${process.version}`;
  throw new Error(`${reason}. Run: npm rebuild node --ignore-scripts=false, or use Node 26 or newer.`);
}

/**
 * Runs a program to its end. If the program fails, or this process has been told to end, this process exits with the
 * program's exit code.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export async function runProgram(program, args, options = {}) {
  child = spawn(program, args, { stdio: "inherit", ...options });
  const [code, signal] = /** @type {[number | null, NodeJS.Signals]} */ (await once(child, "exit"));
  child = undefined;
  if (code !== 0 || isEnding) process.exit(code ?? 128 + constants.signals[signal]);
}
