import { Agent, request } from "node:http";

/** What came of the requests. */
export interface Outcome {
  requests: number;
  /** How often each thing went wrong. */
  failures: Map<string, number>;
}

interface Plan {
  port: number;
  /** Connections that are kept alive, with one request at a time on each. */
  clients: number;
  /** Requested by turns. */
  paths: readonly string[];
  isEnough: (requests: number) => boolean;
  /** Statuses that are no failure. */
  expected?: readonly number[];
}

/** Keeps clients busy until there is enough. */
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
