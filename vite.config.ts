import { basename, dirname, relative, sep } from "node:path";
import react from "@vitejs/plugin-react";
import wyw from "@wyw-in-js/vite";
import { defineConfig, type Plugin } from "vite";
import { imagetools } from "vite-imagetools";
import { capitalsBox, fallbackMetrics } from "#client/styles/font-metrics.ts";

/** The server inlines the styles of every page, so the browser's bundle has none. */
const dropClientCss: Plugin = {
  name: "drop-client-css",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: { filter: { id: /\.wyw-in-js\.css$/ }, handler: () => "\0no-css" },
  load: { filter: { id: /^\0no-css$/ }, handler: () => "" },
};

const hashes = new Map<string, string>();

/** Class names are short hashes alone, to keep the pages small. */
function shortenHash(hash: string): string {
  const name = hash.slice(0, 5);
  if ((hashes.get(name) ?? hash) !== hash)
    throw new Error(`Two classes are named ${name}: make names longer`);
  hashes.set(name, hash);
  return name;
}

/**
 * The folders of client/ that have styles, each a cascade layer. Later layers win, whatever the specificity of their
 * selectors, so a page can change the components that it uses.
 */
const layers = ["styles", "components", "islands", "layout", "pages"];

/**
 * Changes the plugin of Linaria: the styles of a file are in the layer of its folder in client/, and files are
 * transformed one at a time, because wyw-in-js 2.5.1 sometimes fails ("superseded") when several need the same import
 * at once.
 */
function adaptLinaria(plugin: Plugin): Plugin {
  const { transform, load } = plugin as {
    transform: (...args: unknown[]) => Promise<string>;
    load: (id: string) => string | undefined;
  };
  if (![transform, load].every((hook) => typeof hook === "function"))
    throw new Error("wyw-in-js has object hooks now: change adaptLinaria in vite.config.ts");
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...plugin,
    transform(...args) {
      const result = last.then(() => transform.apply(this, args));
      last = result.catch(() => {});
      return result;
    },
    load(id) {
      const css = load.call(this, id);
      if (!css) return css;
      const [layer = ""] = relative("client", id).split(sep);
      if (!layers.includes(layer)) throw new Error(`Add the folder of ${id} to layers in vite.config.ts`);
      return `@layer ${layers.join(", ")}; @layer ${layer} { ${css} }`;
    },
  };
}

export default defineConfig(({ command }) => ({
  appType: "custom",
  plugins: [
    react(),
    adaptLinaria(
      wyw({
        include: "client/**/*.{ts,tsx}",
        prefixer: false,
        classNameSlug: shortenHash,
        // Styles need no DOM, which takes long to load.
        features: { happyDOM: false },
        // wyw-in-js cannot load the package that reads fonts. Node can.
        staticBindings: { "#client/styles/font-metrics.ts": { capitalsBox, fallbackMetrics } },
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
          input: "client/browser/entry-client.ts",
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
          // Separate entries, because the tests and server/build/main.ts import the app and its loader.
          input: {
            main: "server/main.ts",
            app: "server/app.ts",
            frontend: "server/frontend.ts",
          },
          output: {
            chunkFileNames: "chunks/[name]-[hash].js",
            // Pages name each picture in several sizes. Short hashes, and short names of fonts, keep them small.
            assetFileNames: ({ names: [name = ""] }) =>
              `assets/${name.endsWith(".woff2") ? "font" : "[name]"}-[hash:6][extname]`,
            // Node loads a smaller bundle faster. Stack traces keep function names.
            minify: { compress: true, mangle: { keepNames: true } },
          },
        },
      },
    },
  },
}));
