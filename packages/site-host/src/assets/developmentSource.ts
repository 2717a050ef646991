import { join, relative } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { DevEnvironment, EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { Site } from '../site.ts';
import type { SiteSource } from '../SiteSource.ts';
import { siteModulesOf } from '../vite/siteModules.ts';
import { CLIENT_ENTRY } from './productionAssets.ts';

const CSS_URL = /\.(css|scss|less)(\?|$)/;

/** A site that Vite serves from its source files, with hot replacement on the host's own port. */
export async function developmentSource(
  root: string,
  server: FastifyInstance['server'],
): Promise<SiteSource> {
  // Imported on demand: a server that serves a build does not need Vite.
  const { createServer } = await import('vite');
  const listeners = process.listeners('SIGTERM');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  // vanilla-extract starts a Vite server of its own, whose SIGTERM listener would exit before our server has closed.
  for (const listener of process.listeners('SIGTERM')) {
    if (!listeners.includes(listener)) process.off('SIGTERM', listener);
  }
  const environment = vite.environments['ssr'];
  if (!environment) throw new Error('Vite has no server environment.');
  const { pages, islandModule } = siteModulesOf(vite.config);

  return {
    site: async () => {
      const { site } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { site: Site };
      return site;
    },
    assets: async (page) => {
      const path = pages[page];
      if (path === undefined) throw new Error(`Vite's configuration of the site names no page "${page}".`);
      const address = browserUrl(root, path);
      return {
        entry: `/${CLIENT_ENTRY}`,
        page: address,
        modulePreloads: [address],
        stylesheets: [],
        inlineStyles: await stylesOf(vite, environment, [join(root, 'src', 'app.tsx'), path], islandModule),
      };
    },
    serveFiles: async (app) => {
      await app.register(middie);
      app.use(vite.middlewares);
    },
    traceToSource: (error) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
    },
    close: () => vite.close(),
  };
}

/** Address at which Vite serves a file to the browser. */
function browserUrl(root: string, path: string): string {
  const inside = relative(root, path);
  return inside.startsWith('..') ? `/@fs${path}` : `/${inside}`;
}

/**
 * The styles that the modules and their islands import statically, in import order, under the ids that Vite's client
 * looks for.
 */
async function stylesOf(
  vite: ViteDevServer,
  environment: DevEnvironment,
  paths: readonly string[],
  islandModule: string | undefined,
): Promise<{ id: string; css: string }[]> {
  const nodes = new Set<EnvironmentModuleNode>();
  async function walk(node: EnvironmentModuleNode | undefined): Promise<void> {
    if (!node || nodes.has(node)) return;
    nodes.add(node);
    // `deps` leaves out dynamic imports, so the other pages of a glob import add no styles.
    const { deps = [], dynamicDeps = [] } = node.transformResult ?? {};
    let hasIslands = false;
    for (const url of deps) {
      const dependency = await environment.moduleGraph.getModuleByUrl(url);
      hasIslands ||= dependency?.file === islandModule;
      await walk(dependency);
    }
    for (const url of hasIslands ? dynamicDeps : []) {
      await vite.ssrLoadModule(url);
      await walk(await environment.moduleGraph.getModuleByUrl(url));
    }
  }
  for (const path of paths) {
    await vite.ssrLoadModule(path);
    for (const node of environment.moduleGraph.getModulesByFile(path) ?? []) await walk(node);
  }
  const sheets = [...nodes].filter(({ url }) => CSS_URL.test(url));
  return Promise.all(
    sheets.map(async ({ id, url }) => {
      const inline = (await vite.ssrLoadModule(`${url}${url.includes('?') ? '&' : '?'}inline`)) as {
        default: string;
      };
      return { id: id ?? url, css: inline.default };
    }),
  );
}
