import { Agent, request } from "node:http";

/** The result of the requests. */
export interface Outcome {
  requests: number;
  /** The number of failures by kind. */
  failures: Map<string, number>;
}

interface Plan {
  port: number;
  /** The number of keep-alive connections. Each has one request at a time. */
  clients: number;
  /** Requested in turn. */
  paths: readonly string[];
  isEnough: (requests: number) => boolean;
  /** Statuses that do not count as failures. */
  expected?: readonly number[];
}

/** Sends requests until `isEnough` returns true. */
export async function runClients({
  port,
  clients,
  paths,
  isEnough,
  expected = [200],
}: Plan): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const headers = { "Accept-Encoding": "br" };
  const failures = new Map<string, number>();
  const fail = (why: string) => failures.set(why, (failures.get(why) ?? 0) + 1);
  let requests = 0;
  const ask = (path: string) =>
    new Promise<void>((done) => {
      const asked = request({ port, host: "127.0.0.1", path, agent, headers }, (response) => {
        if (!expected.includes(response.statusCode ?? 0)) fail(`status ${response.statusCode} for ${path}`);
        response.on("error", (error) => fail(`broken off: ${error.message}`));
        response.on("close", done).resume();
      });
      asked.on("error", (error) => {
        fail(error.message);
        done();
      });
      asked.end();
    });
  const client = async () => {
    while (!isEnough(requests)) await ask(paths[requests++ % paths.length] ?? "/");
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { requests, failures };
}
