import type { Plugin } from 'vite';
import { readTokens } from './readTokens.ts';

const ID = 'virtual:tokens-of-components';
const RESOLVED = `\0${ID}`;

/** Gives pages what `readTokens` finds, as a module: read when the first page asks for it, and never by tests. */
export function tokensPlugin(): Plugin {
  return {
    name: 'sabadora-tokens-of-components',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: async (id) =>
      id === RESOLVED ? `export const tokensOf = ${JSON.stringify(await readTokens())};` : undefined,
  };
}
