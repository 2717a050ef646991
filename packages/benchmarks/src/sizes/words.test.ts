import { expect, test } from 'vitest';
import { buildOwn } from './own.ts';

async function bundled(code: string): Promise<string> {
  const files = await buildOwn(code);
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

test('a bundle holds the words of the languages and components that it asks for, and no others', async () => {
  const code = await bundled(
    `export { Dialog } from '@sabadora/design-system/Dialog'; export { Dialog as words } from '@sabadora/design-system/words/fr';`,
  );
  expect(code).toContain('Fermer');
  expect(code).not.toContain('Sluiten');
  expect(code).not.toContain('Mois suivant');
});

test('a component by itself holds no words at all', async () => {
  const code = await bundled(`export { StayCalendar } from '@sabadora/design-system/StayCalendar';`);
  for (const word of ['Next month', 'Mois suivant', 'Volgende maand']) expect(code).not.toContain(word);
});
