import { MARKETS, type Country } from '@sabadora/domain';
import { describe, expect, test } from 'vitest';
import { CONSENT_KEY } from '../../../features/consent/consentKey.ts';
import type { Block, LegalText, TextLanguage } from '../legalText.ts';
import { legalTexts } from './index.ts';

const hooks = import.meta.glob<string>(['../../../../../hooks/src/**/*.ts', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const site = import.meta.glob<string>(['../../../../../../sites/storefront/src/*.ts', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where each language is read; English is the source. */
const COUNTRIES = new Map<TextLanguage, Country[]>([['en', ['FR']]]);
for (const { language, country } of Object.values(MARKETS))
  COUNTRIES.set(language, [...(COUNTRIES.get(language) ?? []), country]);

const texts = [...legalTexts].flatMap(([id, languages]) =>
  [...COUNTRIES].flatMap(([language, countries]) =>
    countries.map((country) => ({
      name: `${id} in ${language}_${country}`,
      source: languages.en({ country, email: 'a@b.example' }),
      text: languages[language]({ country, email: 'a@b.example' }),
    })),
  ),
);

/** What a text is made of, whatever its language. */
function shapeOf({ sections, updatedOn }: LegalText) {
  const shapeOfBlock = (block: Block) =>
    block.kind === 'table' ? block.table.rows.map(({ name }) => name) : block.kind;
  return { updatedOn, sections: sections.map(({ id, blocks }) => [id, blocks.map(shapeOfBlock)]) };
}

test.each(texts)('$name has the sections and tables of the source', ({ text, source }) => {
  expect(shapeOf(text)).toEqual(shapeOf(source));
});

/** All matches of the pattern's first group in the sources. */
function namesIn(sources: Record<string, string>, pattern: RegExp): string[] {
  return Object.values(sources).flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

describe('the tables of the text on data protection', () => {
  const stored = namesIn(hooks, /useStoredValue(?:<[^(]*>)?\(\s*'([\w-]+)'/g);
  const ofVisitor = namesIn(hooks, /TRACKING_KEYS = \{([^}]*)\}/g).flatMap((keys) =>
    [...keys.matchAll(/'(\w+)'/g)].map(([, key = '']) => key),
  );
  // Not the cookie of the identity provider, which visitors never get.
  const cookies = namesIn(site, /'(sabadora-(?!care-token)[\w-]+)'/g);
  const names = [...[...stored, ...ofVisitor, CONSENT_KEY].map((key) => `sabadora.${key}`), ...cookies];

  test('are compared with everything that the code stores', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'sabadora.wishlist',
        'sabadora.visitor',
        'sabadora.consent',
        'sabadora-locale',
      ]),
    );
  });

  test.each(texts)('name all of it: $name', ({ text }) => {
    const told = shapeOf(text).sections.flat(3).join(', ');
    for (const name of names) expect(told).toContain(name);
  });
});
