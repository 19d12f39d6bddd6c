import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import wyw from "@wyw-in-js/vite";
import { defineConfig, type Plugin } from "vite";
import { imagetools } from "vite-imagetools";

/** The server inlines the styles of every page, so the browser's bundle has none. */
const dropClientCss: Plugin = {
  name: "drop-client-css",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: { filter: { id: /\.wyw-in-js\.css$/ }, handler: () => "\0no-css" },
  load: { filter: { id: /^\0no-css$/ }, handler: () => "" },
};

/**
 * Run in parallel, wyw-in-js sometimes fails ("superseded"): one file requests more exports of a module while another
 * waits for that module's imports.
 */
function oneFileAtATime({ transform, ...plugin }: Plugin): Plugin {
  if (typeof transform !== "function") throw new Error("wyw-in-js has no transform function");
  let previous: Promise<unknown> = Promise.resolve();
  return {
    ...plugin,
    transform(...args) {
      const result = previous.then(() => transform.apply(this, args));
      previous = result.catch(() => {});
      return result;
    },
  };
}

/** Reads the font files. */
const fallbackMetrics = "#client/styles/fallback-metrics.ts";

export default defineConfig(({ command }) => ({
  appType: "custom",
  plugins: [
    react(),
    oneFileAtATime(
      wyw({
        include: "client/**/*.{ts,tsx}",
        prefixer: false,
        // Class names are short hashes alone, to keep the pages small.
        classNameSlug: (hash: string) => hash.slice(0, 6),
        // Node loads packages, because wyw-in-js never finishes packages with circular imports, and what reads fonts.
        eval: {
          customResolver: async (id: string) =>
            /^[@a-z]/.test(id) || id === fallbackMetrics
              ? { id: fileURLToPath(import.meta.resolve(id)), external: true }
              : null,
        },
        importOverrides: { [fallbackMetrics]: { unknown: "allow" } },
      }),
    ),
    imagetools(),
    dropClientCss,
  ],
  build: {
    manifest: true,
    // server/build/prepare-assets.ts copies it.
    copyPublicDir: false,
    // The Content-Security-Policy allows no data: URLs.
    assetsInlineLimit: 0,
    // Turns off the warnings about the time that each plugin takes.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: "client/entry-client.ts",
          output: {
            // An island's chunk has the name of its folder, because every island's script is called mount.ts.
            chunkFileNames: ({ name, facadeModuleId }) =>
              `assets/${name === "mount" ? basename(dirname(facadeModuleId ?? "")) : name}-[hash].js`,
          },
        },
      },
    },
    ssr: {
      ...(command === "build" && {
        // The built server runs without node_modules.
        resolve: { noExternal: true },
        define: { "process.env.NODE_ENV": '"production"' },
      }),
      build: {
        target: "node24",
        emitAssets: true,
        cssMinify: true,
        rolldownOptions: {
          // Separate entries, because the tests and verify-build.ts import the app and its loader.
          input: {
            main: "server/main.ts",
            app: "server/app.ts",
            "build-output": "server/build-output.ts",
          },
          output: {
            chunkFileNames: "chunks/[name]-[hash].js",
            // Home names each picture in several sizes. Shorter hashes keep it small.
            assetFileNames: "assets/[name]-[hash:6][extname]",
            // Node loads a smaller bundle faster. Stack traces keep function names.
            minify: { compress: true, mangle: { keepNames: true } },
          },
        },
      },
    },
  },
}));
