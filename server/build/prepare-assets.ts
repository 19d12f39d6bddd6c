import { existsSync } from "node:fs";
import { chmod, cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Raster pictures, icons and fonts are already compressed. */
const compressible = /\.(js|svg|txt)$/;

/**
 * Adds to the client's build: the files of `public/`; the pages' pictures and fonts, which Vite emits with the server's
 * bundle, because only that imports pages; and a `.br` and a `.gz` of each text file, if smaller. Any user can
 * read them.
 */
export async function prepareAssets(dist: string): Promise<void> {
  const client = join(dist, "client");
  // A dangling link, as editors use for a lock, is not copied. Vite would fail.
  await cp("public", client, { recursive: true, dereference: true, filter: (source) => existsSync(source) });
  await cp(join(dist, "server/assets"), join(client, "assets"), {
    recursive: true,
    filter: (file) => !/\.(css|js)$/.test(file),
  });
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      // A copy has the mode of its source.
      await chmod(path, entry.isFile() ? 0o644 : 0o755);
      if (entry.isFile() && compressible.test(path)) await compressFile(path);
    }),
  );
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes)]);
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
}
