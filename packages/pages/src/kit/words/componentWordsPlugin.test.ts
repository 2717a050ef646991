import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { componentWordsPlugin } from '../../../build/componentWordsPlugin.ts';

test('a bundle of a component has the words of all components in it, and of no other', async () => {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), componentWordsPlugin((codes) => codes['fr_FR'] ?? '')],
    // As where NODE_ENV is "production".
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
  // Of the carousel in it.
  expect(code).toContain('Photo précédente');
  expect(code).not.toContain('See offer');
  expect(code).not.toContain('Mois précédent');
});
