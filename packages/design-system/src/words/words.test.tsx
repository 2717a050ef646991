import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import { defineWords, languageOf, useLocale, useWords, WordsProvider } from './index.ts';

const greetings = defineWords({
  en: { close: 'Close', nights: (count: number) => `${count} nights` },
  fr: { close: 'Fermer', nights: (count: number) => `${count} nuits` },
  es: { close: 'Cerrar', nights: (count: number) => `${count} noches` },
  it: { close: 'Chiudi', nights: (count: number) => `${count} notti` },
  nl: { close: 'Sluiten', nights: (count: number) => `${count} nachten` },
});

function Speaker({ close }: { close?: string }) {
  const words = useWords(greetings, close === undefined ? undefined : { close });
  return (
    <p>
      {useLocale()}: {words.close}, {words.nights(2)}
    </p>
  );
}

test.each([
  ['fr-BE', 'fr'],
  ['nl_BE', 'nl'],
  ['ES', 'es'],
  ['it-IT', 'it'],
  ['de-DE', 'en'],
  ['', 'en'],
])('the locale "%s" speaks %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

test('components speak the language of the nearest provider, English without one', () => {
  render(
    <>
      <Speaker />
      <WordsProvider locale="fr-FR">
        <WordsProvider locale="nl-BE">
          <Speaker />
        </WordsProvider>
      </WordsProvider>
    </>,
  );
  expect(screen.getByText('en-GB: Close, 2 nights')).toBeTruthy();
  expect(screen.getByText('nl-BE: Sluiten, 2 nachten')).toBeTruthy();
});

test('one word can be replaced, the others stay', async () => {
  const html = await expectHydrates(
    <WordsProvider locale="es-ES">
      <Speaker close="Hasta luego" />
    </WordsProvider>,
  );
  expect(html).toContain('Hasta luego');
  expect(html).toContain('2 noches');
});
