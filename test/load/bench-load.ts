import { execFile } from "node:child_process";
import { Agent, get } from "node:http";
import { promisify } from "node:util";
import { hasCommand, installDebianPackage } from "#test/support/commands.ts";
import { pinned } from "./bench-processes.ts";

export interface LoadResult {
  requests: number;
  perSecond: number;
  /** In milliseconds. */
  p99: number;
  /** Answers that were neither 2xx nor 3xx. */
  failures: number;
}

const connections = 50;

/** From Debian's package where it is missing and can be had; else the load comes from Node, the slower of the two. */
export const wrkIsThere = hasCommand("wrk") || (installDebianPackage("wrk") && hasCommand("wrk"));

/** Keeps 50 connections busy with one URL. */
export function load(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<LoadResult> {
  const all = { "Accept-Encoding": "br, gzip", ...headers };
  return wrkIsThere ? runWrk(url, seconds, all) : runOwn(url, seconds, all);
}

async function runWrk(url: string, seconds: number, headers: Record<string, string>): Promise<LoadResult> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const [command = "", ...args] = pinned(1, [
    "wrk",
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    ...fields,
    url,
  ]);
  const { stdout } = await promisify(execFile)(command, args);
  const [, p99, unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"],
    failures: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

async function runOwn(url: string, seconds: number, headers: Record<string, string>): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begun = performance.now();
  const times: number[] = [];
  let failures = 0;
  const ask = () =>
    new Promise<void>((done, failed) => {
      const sent = performance.now();
      get(url, { agent, headers }, (answer) => {
        if ((answer.statusCode ?? 0) >= 400) failures++;
        answer.resume().once("end", () => {
          times.push(performance.now() - sent);
          done();
        });
      }).once("error", failed);
    });
  const connection = async () => {
    while (performance.now() - begun < seconds * 1000) await ask();
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  const perSecond = (times.length / (performance.now() - begun)) * 1000;
  return { requests: times.length, perSecond, p99, failures };
}
