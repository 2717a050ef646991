import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { assetsFromManifest, readManifest } from '../assets/productionAssets.ts';

/** Most that a page may load to be hydrated: kB of 1000 bytes, gzip, of JavaScript, by the page's name. */
export type PageBudgets = Readonly<Record<string, number>>;

/** Where a client build keeps the budgets of its pages, for those who measure a running site. */
const BUDGETS_FILE = '.vite/budgets.json';

/**
 * Fails the build where a page loads more than its budget, in any of the locales.
 *
 * @param locales Those for which `localeChunks` wrote chunks; none where all have the same.
 */
export function pageBudgets(budgets: PageBudgets, locales: readonly string[]): Plugin {
  return {
    name: 'site-host:page-budgets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: BUDGETS_FILE, source: JSON.stringify(budgets) });
    },
    writeBundle: {
      // The chunks of the locales are there.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const excesses: string[] = [];
        for (const locale of locales.length > 0 ? locales : [undefined])
          for (const [page, budget] of Object.entries(budgets)) {
            const weight = await pageWeight(dir, page, locale);
            if (weight > budget)
              excesses.push(
                `The page "${page}"${locale === undefined ? '' : ` in ${locale}`} loads ${weight.toFixed(1)} kB of JavaScript at first, budget ${budget}.`,
              );
          }
        if (excesses.length > 0) this.error(excesses.join('\n'));
      },
    },
  };
}

/** kB gzip of the JavaScript that a page of a client build needs to be hydrated, without its islands; to 0.1. */
export async function pageWeight(clientFolder: string, page: string, locale?: string): Promise<number> {
  const manifest = await readManifest(clientFolder, locale);
  const { entry, modulePreloads } = assetsFromManifest(manifest, page, new Set());
  const sizes = await Promise.all(
    [entry, ...modulePreloads].map(async (address) => gzipBytes(join(clientFolder, address))),
  );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;
}

const sizes = new Map<string, Promise<number>>();

/** The names of files change with what is in them, so that each is weighed once. */
function gzipBytes(file: string): Promise<number> {
  const size = sizes.get(file) ?? readFile(file).then((content) => gzipSync(content, { level: 9 }).length);
  sizes.set(file, size);
  return size;
}
