import type { FastifyInstance } from "fastify";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { collectStyleSheets, entryClient, entryServer, type Frontend } from "#server/frontend.ts";
import type { Page } from "#shared/pages.ts";

type ServerEntry = typeof import("#client/entry-server.tsx");

/**
 * Creates a frontend that Vite makes from the sources on each request, and the function that starts Vite. Call that
 * before the first request. Vite's socket shares the app's port, so the app comes first, and after a restart the
 * browser reloads only once the app is listening.
 */
export function createViteFrontend() {
  let vite: ViteDevServer;
  const frontend: Frontend = {
    createDocument: async (page, head) => (await loadEntry(vite)).createDocument(page, head),
    styles: (page) => inlineStyles(vite, page),
    scripts: ["/@vite/client", "/@id/@vitejs/plugin-react/preamble", `/${entryClient}`],
    staticRoot: null,
  };
  const startVite = async (app: FastifyInstance) => {
    vite = await createServer({
      // Vite's own loader would write a temporary file, and node --watch would then restart the server.
      configLoader: "native",
      server: { middlewareMode: true, hmr: { server: app.server } },
      plugins: [reloadForServerModules()],
    });
    app.addHook("onRequest", (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
    app.addHook("onSend", async (_request, reply) => {
      const name = "Content-Security-Policy";
      reply.header(name, policyWithVite(String(reply.getHeader(name))));
    });
    // Before the server closes, which waits for the browsers' sockets.
    app.addHook("preClose", () => vite.close());
  };
  return { frontend, startVite };
}

/** The policy of the built site, with what Vite's client needs: it opens a socket and adds style sheets to the page. */
function policyWithVite(policy: string): string {
  return policy
    .replace(/style-src [^;]*/, "style-src-elem 'unsafe-inline'; style-src-attr 'none'")
    .replace("connect-src", "connect-src ws:");
}

async function loadEntry(vite: ViteDevServer): Promise<ServerEntry> {
  return (await vite.ssrLoadModule(`/${entryServer}`)) as ServerEntry;
}

/** Collects a page's styles, so that the first paint is the same as in production. */
async function inlineStyles(vite: ViteDevServer, { key }: Page): Promise<string> {
  const { root } = vite.config;
  const { ssr } = vite.environments;
  // Loads the page before its modules are transformed: otherwise, Vite would miss their next change.
  const { [key]: file } = (await loadEntry(vite)).componentFiles;
  await vite.ssrLoadModule(`/client/pages/${file}`);
  const urls = await collectStyleSheets(file, async (module) => {
    const { deps = [] } = (await ssr.transformRequest(module)) ?? {};
    return {
      imports: deps.filter((url) => /\.tsx?$/.test(url)),
      css: deps.filter((url) => url.endsWith(".css")),
    };
  });
  const sheets = await Promise.all(urls.map((url) => ssr.pluginContainer.load(root + url)));
  // Linaria names fonts by their path on disk. Vite serves them from the root.
  return sheets.map(String).join("\n").replaceAll(`${root}/`, "/");
}

/**
 * Reloads the browser when a client module that only the server renders, such as a page, changes. Vite handles the
 * modules that run in the browser. For modules outside client/, node --watch restarts the server. Vite's client waits
 * for the restart and reloads.
 */
function reloadForServerModules(): Plugin {
  return {
    name: "reload-for-server-modules",
    hotUpdate({ file, server }) {
      const { config, environments } = server;
      if (!file.startsWith(`${config.root}/client/`)) return [];
      const inBrowser = environments.client.moduleGraph.getModulesByFile(file)?.size;
      if (this.environment.name === "ssr" && !inBrowser)
        environments.client.hot.send({ type: "full-reload" });
      return undefined;
    },
  };
}
