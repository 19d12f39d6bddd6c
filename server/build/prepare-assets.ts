import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Not raster pictures and fonts, because they are already compressed. */
const compressible = /\.(js|svg|ico|txt)$/;

/**
 * Completes the files that the server sends: with the pages' pictures and fonts, which Vite puts beside the server's
 * bundle, because only that imports pages; and with a `.br` and a `.gz` of each file that either makes smaller.
 */
export async function prepareAssets(dist: string): Promise<void> {
  const client = join(dist, "client");
  await cp(join(dist, "server/assets"), join(client, "assets"), {
    recursive: true,
    filter: (file) => !/\.(css|js)$/.test(file),
  });
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes)]);
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
}
