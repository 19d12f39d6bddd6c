import type { Plugin } from "vite";

const emptyModule = "\0empty-css";

/**
 * Leaves the styles of hydrated components out of the browser's bundle: the server inlines them, and the
 * Content-Security-Policy allows no other style sheet.
 */
export function dropClientCss(): Plugin {
  return {
    name: "drop-client-css",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    resolveId: {
      filter: { id: /\.wyw-in-js\.css$/ },
      handler: () => emptyModule,
    },
    load: {
      filter: { id: new RegExp(emptyModule) },
      handler: () => "",
    },
  };
}
