import { rm } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import wyw from "@wyw-in-js/vite";
import { defineConfig } from "vite";
import { imagetools } from "vite-imagetools";
import { finishBuild } from "#server/build/finish-build.ts";
import { islandsBundle } from "#server/build/islands-bundle.ts";
import { leanServer } from "#server/build/lean-server.ts";
import { precompileContact } from "#server/build/precompile-contact.ts";

export default defineConfig(({ command }) => ({
  appType: "custom",
  plugins: [
    react(),
    // Class names are content hashes alone: they travel in every page.
    wyw({ include: "client/**/*.{ts,tsx}", prefixer: false, classNameSlug: (hash: string) => hash }),
    imagetools(),
    precompileContact(),
    islandsBundle(),
    leanServer(),
  ],
  // A data: URL needs a hole in the Content-Security-Policy, and is not cached. Previews of pictures alone are worth it.
  // How long each plugin took is no warning.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: "client/entry-client.ts",
          // None of these has to wait for another: the form's own code comes beside React, not after it.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /\/node_modules\/(react|react-dom|scheduler)\/|\/islands\/hydrate\.ts$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The built server is one self-contained folder: it needs no node_modules where it runs, and starts faster.
      ...(command === "build" && {
        resolve: { noExternal: true },
        define: { "process.env.NODE_ENV": '"production"' },
      }),
      build: {
        outDir: "dist/server",
        // What server/main.ts lets through.
        target: "node24",
        copyPublicDir: false,
        emitAssets: true,
        manifest: true,
        cssMinify: true,
        rolldownOptions: {
          // What tests import stands beside the process's own entry.
          input: {
            main: "server/main.ts",
            app: "server/app.ts",
            "built-site": "server/render/built-site.ts",
            stream: "server/render/stream.ts",
          },
          output: {
            chunkFileNames: "chunks/[name]-[hash].js",
            // Few files start faster than many. Those with styles stay apart: each page lists its own.
            codeSplitting: {
              groups: [
                { name: "content", test: /\/shared\// },
                { name: "packages", test: /\/node_modules\/(?!prom-client|tdigest|bintrees|@opentelemetry)/ },
              ],
            },
            // Names stay, for stacks in the log.
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error("Vite knows no client or no ssr environment");
      // With the stamp of the last build, or one that does not end well would pass for it.
      await rm("dist", { recursive: true, force: true });
      await builder.build(client);
      await builder.build(ssr);
      await finishBuild("dist");
    },
  },
}));
