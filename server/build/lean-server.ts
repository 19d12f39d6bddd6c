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

/** Naming this class loads undici. Fastify asks the same in the other way. */
const naming = "obj instanceof Response";

const prefix = "\0lean-server:";
const unused = `${prefix}unused`;

/**
 * Keeps out of the server what its packages load and never use: of Node TLS, HTTP/2, undici and the printing of
 * differences, of React its older renderers. They were a third of its start, and of its memory at rest.
 */
export function leanServer(): Plugin {
  return {
    name: "lean-server",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.config.consumer === "server",
    resolveId(id) {
      if (id.includes("react-dom-server-legacy")) return unused;
      const name = id.replace(/^node:/, "");
      return names.has(name) ? prefix + name : undefined;
    },
    load(id) {
      if (id === unused) return { code: "module.exports = {};", moduleType: "js" };
      if (!id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      return { code: special[name] ?? asRequired(name), moduleType: "js" };
    },
    transform: {
      filter: { id: /@fastify\/compress\/lib\/utils\.js$/ },
      handler(code) {
        const lean = code.replace(naming, "Object.prototype.toString.call(obj) === '[object Response]'");
        if (lean === code)
          this.error(`${naming} is no longer in @fastify/compress: does it still load undici?`);
        return { code: lean, map: null };
      },
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === "chunk") chunk.code = toAscii(chunk.code);
    },
  };
}

/** One letter beyond Latin-1 makes V8 keep two bytes for each letter of a file. A backslash goes with what it escapes. */
function toAscii(code: string): string {
  return code.replace(/\\?[^\0-\x7f]|\\./g, (unit) => {
    const letter = unit.at(-1) ?? "";
    return letter > "\x7f" ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}` : unit;
  });
}
