import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Manifest } from 'vite';
import type { Site } from '../site.ts';
import type { SiteSource } from '../SiteSource.ts';
import type { DocumentAssets } from './DocumentAssets.ts';
import { assetsFromManifest, readManifest } from './productionAssets.ts';

/**
 * A built site: the server entry is imported once, files are immutable and precompressed.
 *
 * @throws Error when the site has not been built.
 */
export async function productionSource(buildFolder: string): Promise<SiteSource> {
  const clientFolder = join(buildFolder, 'client');
  // Throws here, rather than at the first visit, when there is no build.
  await readManifest(clientFolder);
  // Set before React is first imported, which chooses its production build by this variable.
  process.env['NODE_ENV'] = 'production';
  const entry = pathToFileURL(join(buildFolder, 'server', 'entry-server.js')).href;
  const { site } = (await import(entry)) as { site: Site };
  const manifests = new Map<string, Manifest>();
  const known = new Map<string, DocumentAssets>();
  async function manifestOf(locale: string): Promise<Manifest> {
    const manifest = manifests.get(locale) ?? (await readManifest(clientFolder, locale));
    manifests.set(locale, manifest);
    return manifest;
  }

  return {
    site: async () => site,
    assets: async (page, locale) => {
      const key = `${locale} ${page}`;
      const found = known.get(key) ?? assetsFromManifest(await manifestOf(locale), page);
      known.set(key, found);
      return found;
    },
    serveFiles: async (app) => {
      await app.register(fastifyStatic, {
        root: clientFolder,
        wildcard: false,
        globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const isHashed = basename(dirname(path)) === 'assets';
          void reply.header(
            'cache-control',
            `public, ${isHashed ? 'max-age=31536000, immutable' : 'max-age=3600'}`,
          );
        },
      });
    },
    traceToSource: () => {},
    close: async () => {},
  };
}
