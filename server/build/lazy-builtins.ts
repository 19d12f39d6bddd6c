import { builtinModules } from "node:module";
import type { Plugin } from "vite";

/** Loaded when something of it is first used, which is never on a server that speaks plain HTTP/1.1. */
const onUse = (name: string) =>
  `module.exports = new Proxy({}, { get: (_, key) => process.getBuiltinModule("${name}")[key] });`;

const special: Record<string, string> = {
  https: onUse("https"),
  http2: onUse("http2"),
  // Only called as a function, and needed only by what fails.
  assert: `
    const load = () => process.getBuiltinModule("assert");
    module.exports = new Proxy((value, message) => value || load()(value, message), { get: (_, key) => load()[key] });`,
};

/** An `import` of a built-in module reads all of its getters, some of which load much more: undici, for `node:http`. */
const asRequired = (name: string) => `module.exports = process.getBuiltinModule("${name}");`;

/** All but the one that the bundle's own runtime imports. */
const names = new Set(builtinModules.filter((name) => name !== "module"));

const prefix = "\0lazy-builtin:";

/**
 * Keeps out of the server what its packages load of Node and never use: TLS, HTTP/2, undici, the printing of
 * differences. They were a third of its start, and of its memory at rest.
 */
export function lazyBuiltins(): Plugin {
  return {
    name: "lazy-builtins",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.config.consumer === "server",
    resolveId(id) {
      const name = id.replace(/^node:/, "");
      return names.has(name) ? prefix + name : undefined;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      return { code: special[name] ?? asRequired(name), moduleType: "js" };
    },
  };
}
