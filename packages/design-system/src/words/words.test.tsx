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

test.each([
  ['ar-EG', ['digits of "arab"', 'locale="ar-EG-u-ca-gregory-nu-latn"']],
  ['fa-IR', ['digits of "arabext"', 'calendar "persian"', '"fa-IR-u-ca-gregory-nu-latn"']],
  ['th-TH', ['calendar "buddhist"', '"th-TH-u-ca-gregory-nu-latn"']],
])('while developing, a provider says that the fields cannot read %s, and what to do', (locale, parts) => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
  const draw = () =>
    render(
      <WordsProvider locale={locale} words={en}>
        text
      </WordsProvider>,
    );
  draw();
  draw();
  expect(warn).toHaveBeenCalledOnce();
  const message = String(warn.mock.calls[0]?.[0]);
  expect(message).toContain(`<WordsProvider locale="${locale}">`);
  for (const part of parts) expect(message).toContain(part);
  warn.mockRestore();
});

test.each(['en-GB', 'nl-BE', 'ar-MA', 'ar-EG-u-ca-gregory-nu-latn', 'th-TH-u-ca-gregory'])(
  'a provider says nothing against %s',
  (locale) => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <WordsProvider locale={locale} words={en}>
        text
      </WordsProvider>,
    );
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  },
);
