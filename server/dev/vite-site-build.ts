import type { FastifyInstance } from "fastify";
import { createServer, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from "vite";
import { type SiteBuild, sourceOf } from "#server/site-build.ts";

const entry = "client/entry-server.tsx";
type ClientEntry = typeof import("#client/entry-server.tsx");

/**
 * Starts Vite. Returns the client, which Vite builds from the sources on each request, and
 * the middleware for its modules.
 */
export async function startViteSiteBuild() {
  const vite = await createServer({ server: { middlewareMode: true }, plugins: [reloadForServerModules()] });
  const load = () => vite.ssrLoadModule(`/${entry}`) as Promise<ClientEntry>;
  const { inlineScripts } = await load();
  const build: SiteBuild = {
    inlineScripts,
    createDocument: async (path, head) => (await load()).createDocument(path, head),
    styles: (page) => inlineStyles(vite, sourceOf(page)),
    scripts: ["/@vite/client", "/@id/@vitejs/plugin-react/preamble", "/client/entry-client.ts"],
    filesRoot: null,
  };
  return { build, serveModules: (app: FastifyInstance) => serveModules(app, vite) };
}

/** Collects a page's styles, so that the first paint is the same as in production. */
async function inlineStyles(vite: ViteDevServer, source: string): Promise<string> {
  const graph = vite.environments.ssr.moduleGraph;
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    // The route list imports every page, but only the requested one is needed.
    const imported = [...module.importedModules].filter(({ url }) => !url.endsWith("Page.tsx"));
    for (const each of imported) visit(each);
  };
  for (const file of [entry, source]) {
    const module = await graph.getModuleByUrl(`/${file}`);
    if (module) visit(module);
  }
  const { pluginContainer } = vite.environments.ssr;
  const ids = [...seen].flatMap(({ id }) => (id?.endsWith(".css") ? id : []));
  const sheets = await Promise.all(ids.map((id) => pluginContainer.load(id)));
  // Linaria names fonts by their path on the disk. Vite serves them from the root.
  return sheets.map(String).join("\n").replaceAll(`${vite.config.root}/`, "/");
}

function serveModules(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook("onRequest", (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  // Vite's client opens a socket and adds styles. The production policy forbids both.
  app.addHook("onSend", async (_request, reply) => {
    reply.removeHeader("Content-Security-Policy");
  });
  app.addHook("onClose", () => vite.close());
}

/** Reloads the browser when a module changes that only the server uses, such as a page or its content. */
function reloadForServerModules(): Plugin {
  return {
    name: "reload-for-server-modules",
    hotUpdate({ file, server }) {
      if (this.environment.name !== "ssr") return;
      const { client } = server.environments;
      if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: "full-reload" });
    },
  };
}
