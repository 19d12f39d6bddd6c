import { Agent, request } from "node:http";

/** What a load of requests came to. */
export interface LoadResult {
  requests: number;
  /** How often each thing went wrong. */
  failures: Map<string, number>;
}

/**
 * Asks over kept connections, as many requests at a time as there are clients, until there is enough.
 * An answer is right when its status is one of `expected`.
 */
export async function load(
  port: number,
  {
    clients,
    paths,
    enough,
    headers = { "Accept-Encoding": "br" },
    expected = [200],
  }: {
    clients: number;
    paths: readonly string[];
    enough: (requests: number) => boolean;
    headers?: Record<string, string>;
    expected?: readonly number[];
  },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const result: LoadResult = { requests: 0, failures: new Map() };
  const fail = (why: string) => result.failures.set(why, (result.failures.get(why) ?? 0) + 1);
  const ask = (path: string) =>
    new Promise<void>((done) => {
      const asked = request({ port, host: "127.0.0.1", path, agent, headers }, (answer) => {
        if (!expected.includes(answer.statusCode ?? 0)) fail(`status ${answer.statusCode} for ${path}`);
        answer.on("error", (error) => fail(`broken off: ${error.message}`));
        answer.on("close", done).resume();
      });
      asked.on("error", (error) => {
        fail(error.message);
        done();
      });
      asked.end();
    });
  const client = async () => {
    while (!enough(result.requests)) await ask(paths[result.requests++ % paths.length] ?? "/");
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return result;
}
