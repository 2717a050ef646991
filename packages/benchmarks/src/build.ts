import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { PEERS } from './peers.ts';

/** Imports of React, which every consumer already has. */
export const REACT = [/^react($|\/)/, /^react-dom($|\/)/];

/** Folders from which an entry's imports are resolved: this package, or the one with the installed peers. */
const ROOTS = { ours: join(import.meta.dirname, '..'), peers: PEERS };

/** Compiles each stylesheet once for all builds of this process, because that takes nine tenths of a build. */
const sharedStyles = vanillaExtractPlugin().map((plugin) => ({ ...plugin, buildEnd: undefined }));

export interface BuildOptions {
  /** Imports left out of the result. @default nothing */
  external?: RegExp[];
  /** Puts the modules that match into files of their own, called "apart". */
  apart?: RegExp;
  /** Folder from which imports are resolved. @default 'ours' */
  from?: keyof typeof ROOTS;
  /** Packages to use instead of those that modules import, e.g. an older React. */
  alias?: Record<string, string>;
  /** Called with every module before it is built. */
  onModule?: (id: string, code: string) => void;
}

export type Output = Rolldown.RolldownOutput['output'];

/** Builds an entry module, given as source text, as a Vite project for browsers would; nothing is written. */
export async function buildEntry(
  code: string,
  { external = [], apart, from = 'ours', alias = {}, onModule }: BuildOptions = {},
): Promise<Output> {
  const id = 'virtual:entry';
  const built = await build({
    root: ROOTS[from],
    configFile: false,
    // Hides the peers' warnings, which cannot be fixed here.
    logLevel: from === 'ours' ? 'warn' : 'error',
    plugins: [
      react(),
      ...sharedStyles,
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (source) => (source === id ? id : null),
        load: (source) => (source === id ? code : null),
        transform(text, module) {
          onModule?.(module, text);
        },
      },
    ],
    // One React for all modules of the page.
    resolve: { alias, dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: id,
        external,
        // Build times of plugins are not measured here.
        checks: { bundlerTimings: false },
        preserveEntrySignatures: 'strict',
        output: apart ? { codeSplitting: { groups: [{ name: 'apart', test: apart }] } } : {},
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('Vite built nothing.');
  return result.output;
}

/** Size of a file in bytes, compressed with gzip. */
export function gzipBytes(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}
