import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import { useLocale, useWords, WordsProvider } from './index.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as it from './it.ts';
import * as nl from './nl.ts';

function Speaker({ close }: { close?: string }) {
  const words = useWords('Dialog', close === undefined ? undefined : { close });
  return (
    <p>
      {useLocale()}: {words.close}
    </p>
  );
}

test('components speak the words of the nearest provider that has some for them', () => {
  render(
    <WordsProvider locale="fr-FR" words={fr}>
      <Speaker />
      <WordsProvider locale="nl-BE" words={{ Dialog: nl.Dialog }}>
        <Speaker />
      </WordsProvider>
      <WordsProvider locale="fr-BE" words={{ Button: fr.Button }}>
        <Speaker />
      </WordsProvider>
    </WordsProvider>,
  );
  expect(screen.getByText('fr-FR: Fermer')).toBeTruthy();
  expect(screen.getByText('nl-BE: Sluiten')).toBeTruthy();
  expect(screen.getByText('fr-BE: Fermer')).toBeTruthy();
});

test('one word can be replaced by the caller, or by a provider for every component below', async () => {
  render(<Speaker close="Hasta luego" />, {
    wrapper: ({ children }) => (
      <WordsProvider locale="es-ES" words={es}>
        {children}
      </WordsProvider>
    ),
  });
  expect(screen.getByText('es-ES: Hasta luego')).toBeTruthy();
  const html = await expectHydrates(
    <WordsProvider locale="it-IT" words={{ ...it, Dialog: { close: 'Esci' } }}>
      <Speaker />
    </WordsProvider>,
  );
  expect(html).toContain('Esci');
});

test('a component without words says what to import', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() =>
    render(
      <WordsProvider locale="nl-BE" words={{ Button: nl.Button }}>
        <Speaker />
      </WordsProvider>,
    ),
  ).toThrow(`No words for Dialog: give <WordsProvider> those of '@sabadora/design-system/words/nl'.`);
  quiet.mockRestore();
});

test('every language has the words of every component, none of them empty', () => {
  const languages = { en, fr, es, it, nl };
  const components = Object.keys(en).sort();
  for (const [language, words] of Object.entries(languages)) {
    expect(Object.keys(words).sort(), language).toEqual(components);
    for (const [component, own] of Object.entries(words))
      for (const [key, word] of Object.entries(own))
        expect(word, `${language} ${component} ${key}`).not.toBe('');
  }
});
