import type { Plugin } from 'vite';
import { readTokens } from './readTokens.ts';

const ID = 'virtual:tokens-of-components';
const RESOLVED = `\0${ID}`;

/** Serves the result of `readTokens` as a virtual module, computed when a page first imports it; never in tests. */
export function tokensPlugin(): Plugin {
  return {
    name: 'sabadora-tokens-of-components',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: async (id) =>
      id === RESOLVED ? `export const tokensOf = ${JSON.stringify(await readTokens())};` : undefined,
  };
}
