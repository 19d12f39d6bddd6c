import type { Plugin } from "vite";

const emptyModule = "\0empty-css";

/**
 * Drops the styles of hydrated components from the browser's bundle. The server inlines these styles, and the
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
