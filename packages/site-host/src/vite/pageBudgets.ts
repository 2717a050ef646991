import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { assetsFromManifest, CLIENT_ENTRY, readIslands, readManifest } from '../assets/productionAssets.ts';

/** Most JavaScript that a page may load to be hydrated, in kB (1000 bytes) of gzip, by the page's name. */
export type PageBudgets = Readonly<Record<string, number>>;

/**
 * Most JavaScript that a module loaded on demand may add to what any page and its islands have loaded, in kB
 * (1000 bytes) of gzip, by the module's file.
 */
export type PartBudgets = Readonly<Record<string, number>>;

export interface PageBudgetOptions {
  pages?: PageBudgets;
  parts?: PartBudgets;
  /** Locales for which `localeChunks` wrote chunks. @default none: all locales have the same chunks */
  locales?: readonly string[];
}

/** File of a client build with the budgets of its pages, for measurements of a running site. */
const BUDGETS_FILE = '.vite/budgets.json';

/** Fails the build when a page, or a module loaded on demand, is over its budget in any of the locales. */
export function pageBudgets({ pages = {}, parts = {}, locales = [] }: PageBudgetOptions): Plugin {
  return {
    name: 'site-host:page-budgets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: BUDGETS_FILE, source: JSON.stringify(pages) });
    },
    writeBundle: {
      // Runs after `localeChunks`, which writes the chunks of the locales.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const excesses: string[] = [];
        for (const locale of locales.length > 0 ? locales : [undefined]) {
          const where = locale === undefined ? '' : ` in ${locale}`;
          for (const [page, budget] of Object.entries(pages)) {
            const weight = await pageWeight(dir, page, locale);
            if (weight > budget)
              excesses.push(
                `The page "${page}"${where} loads ${weight.toFixed(1)} kB of JavaScript at first, budget ${budget}.`,
              );
            for (const [file, partBudget] of Object.entries(parts)) {
              const part = relative(this.environment.config.root, file);
              const added = await partWeight(dir, { page, part, locale });
              if (added > partBudget)
                excesses.push(
                  `"${part}" adds ${added.toFixed(1)} kB of JavaScript to the page "${page}"${where}, budget ${partBudget}.`,
                );
            }
          }
        }
        if (excesses.length > 0) this.error(excesses.join('\n'));
      },
    },
  };
}

/** kB gzip of the JavaScript that a page needs to be hydrated, without its islands; rounded to 0.1. */
export async function pageWeight(clientFolder: string, page: string, locale?: string): Promise<number> {
  const manifest = await readManifest(clientFolder, locale);
  const { entry, modulePreloads } = assetsFromManifest(manifest, page);
  return kB(clientFolder, [entry, ...modulePreloads]);
}

/**
 * kB gzip of the JavaScript that a module loaded on demand adds to a page whose islands have loaded; rounded to 0.1.
 *
 * @param options.part File of the module, as the manifest names it.
 */
export async function partWeight(
  clientFolder: string,
  { page, part, locale }: { page: string; part: string; locale?: string | undefined },
): Promise<number> {
  const manifest = await readManifest(clientFolder, locale);
  const islands = await readIslands(clientFolder);
  const before = new Set<string>();
  const needs = (key: string, found: Set<string>) => {
    if (found.has(key)) return;
    found.add(key);
    for (const imported of manifest[key]?.imports ?? []) needs(imported, found);
  };
  const pageKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry && manifest[key].name === page);
  for (const key of [CLIENT_ENTRY, pageKey]) if (key !== undefined) needs(key, before);
  // The loop also visits what it adds to the set, because islands can contain islands.
  for (const key of before)
    for (const late of manifest[key]?.dynamicImports ?? [])
      if (late !== part && islands.has(late)) needs(late, before);
  const all = new Set(before);
  needs(part, all);
  return kB(
    clientFolder,
    [...all].filter((key) => !before.has(key)).map((key) => manifest[key]?.file ?? ''),
  );
}

async function kB(clientFolder: string, addresses: readonly string[]): Promise<number> {
  const bytes = await Promise.all(addresses.map((address) => gzipBytes(join(clientFolder, address))));
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100) / 10;
}

const sizes = new Map<string, Promise<number>>();

/** Size of a file, cached by its name, which contains a hash of the content. */
function gzipBytes(file: string): Promise<number> {
  const size = sizes.get(file) ?? readFile(file).then((content) => gzipSync(content, { level: 9 }).length);
  sizes.set(file, size);
  return size;
}
