import type { Plugin } from "vite";

const styles = "\0inlined-styles";
const preload = "\0vite/preload-helper.js";

/**
 * Makes the browser's bundle as small as it can be.
 * - The islands' styles are in the style sheet that the server inlines; the content security policy lets no other in.
 * - Chunks are cut so that none has to wait for another, so Vite's loader for what a chunk needs has nothing to do.
 */
export function islandsBundle(): Plugin {
  return {
    name: "islands-bundle",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    resolveId: {
      filter: { id: /\.wyw-in-js\.css$/ },
      handler: () => styles,
    },
    load(id) {
      if (id === styles) return "";
      if (id === preload) return "export const __vitePreload = (load) => load();";
      return undefined;
    },
  };
}
