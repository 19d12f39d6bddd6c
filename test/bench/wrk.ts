import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { hasCommand, installDebianPackage } from "#test/support/commands.ts";

export interface Load {
  perSecond: number;
  p99: number;
  /** Responses with a status other than 2xx and 3xx. */
  errors: number;
}

/** Loads one URL over 50 connections with wrk, because a client in Node is slower than the server. */
export async function load(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  if (!hasCommand("wrk") && !installDebianPackage("wrk"))
    throw new Error("The bench needs wrk (https://github.com/wg/wrk).");
  const fields = Object.entries({ "Accept-Encoding": "br", ...headers });
  const { stdout } = await promisify(execFile)("wrk", [
    "-t1",
    "-c50",
    `-d${seconds}s`,
    "--latency",
    ...fields.flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
  ]);
  const [, p99, unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"],
    errors: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}
