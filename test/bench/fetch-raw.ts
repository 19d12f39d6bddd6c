import { get } from "node:http";

/** Requests a page and returns the response as sent on the wire. supertest would decode it. */
export function fetchRaw(origin: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      get(origin, { headers, agent: false }, async (answer) => {
        const chunks: Buffer[] = await answer.toArray();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
      }).on("error", reject);
    },
  );
}
