import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

/** React as a consumer has it anyway. */
export const REACT = [/^react($|\/)/, /^react-dom($|\/)/];

export interface BuildOptions {
  /** Imports left out of the result. @default nothing */
  external?: RegExp[];
  /** Puts the modules that match into files of their own, called "apart". */
  apart?: RegExp;
}

export type Output = Rolldown.RolldownOutput['output'];

/** Builds an entry module, given as source text, as a Vite project for browsers would; nothing is written. */
export async function buildEntry(code: string, { external = [], apart }: BuildOptions = {}): Promise<Output> {
  const id = 'virtual:entry';
  const built = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'warn',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      {
        name: 'entry',
        resolveId: (source) => (source === id ? id : null),
        load: (source) => (source === id ? code : null),
      },
    ],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: id,
        external,
        preserveEntrySignatures: 'strict',
        output: apart ? { codeSplitting: { groups: [{ name: 'apart', test: apart }] } } : {},
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('Vite built nothing.');
  return result.output;
}

/** Bytes of a file as a server sends it compressed. */
export function gzipBytes(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}
