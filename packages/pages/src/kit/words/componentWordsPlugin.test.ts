import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { componentWordsPlugin } from '../../../build/componentWordsPlugin.ts';

const useWordsFile = fileURLToPath(import.meta.resolve('@sabadora/design-system/words/index')).replace(
  'index',
  'useWords',
);

/** Builds a module that exists only in memory, as if in the folder of the design system's words. */
const buildAsking = (asks: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'asking',
        enforce: 'pre',
        resolveId: (id) => (id === 'asking.js' ? `\0${id}` : null),
        load: (id) =>
          id === '\0asking.js'
            ? `import { useWords } from '${useWordsFile}';\nexport const words = () => ${asks};`
            : null,
      },
      componentWordsPlugin((codes) => codes['fr_FR'] ?? ''),
    ],
    define: { 'import.meta.env.DEV': 'false' },
    build: {
      write: false,
      rolldownOptions: { input: 'asking.js', external: /^react/, preserveEntrySignatures: 'strict' },
    },
  }) as Promise<Rolldown.RolldownOutput>;

test('a module has the words of the component that it names, wherever it stands', async () => {
  const { output } = await buildAsking(`useWords('Dialog')`);
  const code = output.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
  expect(code).toContain('Fermer');
  expect(code).not.toContain('Photo précédente');
});

test('words of no component, or of one that is not named, fail the build', async () => {
  await expect(buildAsking(`useWords('Nothing')`)).rejects.toThrow('"Nothing"');
  await expect(buildAsking(`useWords(globalThis.name)`)).rejects.toThrow('by a literal');
});

test('a bundle of a component has the words of all components in it, and of no other', async () => {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), componentWordsPlugin((codes) => codes['fr_FR'] ?? '')],
    // As with NODE_ENV set to "production".
    define: { 'import.meta.env.DEV': 'false' },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(import.meta.resolve('@sabadora/design-system/OfferCard')),
        external: /^react/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = result.output.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
  expect(code).toContain('Voir l’offre');
  // Words of the carousel that it contains.
  expect(code).toContain('Photo précédente');
  expect(code).not.toContain('See offer');
  expect(code).not.toContain('Mois précédent');
});
