import type { Plugin } from "vite";

/** Keeps styles out of the browser's bundle: every page brings those of its islands inlined, and nothing else may load. */
export function stylesInPages(): Plugin {
  return {
    name: "styles-in-pages",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    enforce: "pre",
    transform: {
      filter: { id: /\.wyw-in-js\.css$/ },
      handler: () => ({ code: "", map: null }),
    },
  };
}
