import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

/**
 * Starts a built server once, asks it for a page and ends it: then the compile cache that its main module names holds
 * what V8 made of the code, and every later start takes that.
 * @throws when the server does not start.
 * @see https://nodejs.org/api/module.html#module-compile-cache
 */
export async function compileServer(main: string): Promise<void> {
  const server = spawn(process.execPath, [main], {
    env: { PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  for await (const line of createInterface(server.stdout)) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (!origin) continue;
    await fetch(origin);
    server.kill();
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`the built server ended with ${code}`);
  await letOthersRead(join(dirname(main), "compiled"));
}

/** Node writes the cache for its own user alone, but in the image another one runs the server. */
async function letOthersRead(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map((file) => chmod(join(file.parentPath, file.name), 0o644)));
}
