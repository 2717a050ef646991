import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const siteModulesFile = join(import.meta.dirname, '..', 'vite', 'siteModules.ts');

/**
 * A site of one page. `islands.ts` declares two islands, `footer` and `banner`, and each imports one of the tools
 * that `tools.ts` exports again. `dialog` is imported on demand by the page, which declares no islands.
 */
const FILES: Readonly<Record<string, string>> = {
  'vite.config.ts': `import { siteModules } from ${JSON.stringify(siteModulesFile)};
    export default {
      logLevel: 'error',
      plugins: [
        siteModules({
          pages: { home: import.meta.dirname + '/home.ts' },
          islandModule: import.meta.dirname + '/island.ts',
        }),
      ],
    };`,
  'package.json': '{ "type": "module" }',
  'island.ts': `export const island = (load: () => Promise<unknown>) => load;`,
  'islands.ts': `import { island } from './island.ts';
    export const Footer = island(() => import('./footerParts.ts'));
    export const Banner = island(() => import('./banner.ts'));`,
  'footerParts.ts': `export { footer } from './footer.ts';`,
  'footer.ts': `import './footer.css';
    import { link } from './link.ts';
    import { cut } from './tools.ts';
    export const footer = cut(link('footer'));`,
  'banner.ts': `import { link } from './link.ts';
    import { edge } from './tools.ts';
    // Neither the word nor a property is the other tool: cut.
    export const banner = { cut: edge(link('banner')) };`,
  'tools.ts': `export { cut } from './cut.ts';
    export * from './edges.ts';`,
  'edges.ts': `export { edge } from './edge.ts';`,
  'cut.ts': `export const cut = (text: string) => text.slice(0, 20) + globalThis.name;`,
  'edge.ts': `export const edge = (text: string) => text.padEnd(20) + globalThis.name;`,
  'link.ts': `export const link = (text: string) => 'link to ' + text;`,
  'dialog.ts': `import './dialog.css';
    export const dialog = 'dialog';`,
  'home.ts': `import './home.css';
    import { Banner, Footer } from './islands.ts';
    export const Page = [Banner, Footer];
    export const open = () => import('./dialog.ts');`,
  'home.css': `.home { color: navy }`,
  'footer.css': `.footer { color: teal }`,
  'dialog.css': `.dialog { color: maroon }`,
  'src/app.tsx': `export const app = {};`,
  'src/entry-client.tsx': `export const start = 'start';`,
};

export interface IslandSite {
  /** Absolute path of the site's folder. */
  root: string;
  remove: () => Promise<void>;
}

/** Writes the site into a new temporary folder. */
export async function writeIslandSite(): Promise<IslandSite> {
  const root = await mkdtemp(join(tmpdir(), 'island-site-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(root, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { root, remove: () => rm(root, { recursive: true }) };
}
