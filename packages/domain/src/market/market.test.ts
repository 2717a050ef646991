import { describe, expect, test } from 'vitest';
import {
  LOCALES,
  MARKETS,
  isCareHost,
  isHostShared,
  isLocale,
  localeOfVisit,
  marketsOfHost,
  marketOf,
} from './market.ts';

describe('markets', () => {
  test('SE-001: six markets', () => {
    expect(LOCALES).toEqual(['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'fr_BE', 'nl_BE']);
    expect(LOCALES.map((locale) => marketOf(locale).locale)).toEqual([...LOCALES]);
    expect(isLocale('fr_FR') && !isLocale('en_GB') && !isLocale('toString')).toBe(true);
  });

  test('ALG-30: language, point of sale and BCP 47 tag follow from the locale', () => {
    expect(MARKETS.nl_BE).toMatchObject({
      bcp47: 'nl-BE',
      language: 'nl',
      country: 'BE',
      host: 'be.localhost',
    });
  });

  test('SE-240 D-093: Belgium has one centre for both languages', () => {
    expect(MARKETS.fr_BE.center).toEqual({ latitude: 50.64, longitude: 4.67, zoom: 6 });
    expect(MARKETS.nl_BE.center).toEqual(MARKETS.fr_BE.center);
  });

  test('a market knows its neighbours on sale, each of which knows it', () => {
    expect(MARKETS.nl_BE.neighbours).toEqual(['FR', 'NL']);
    for (const { country, neighbours } of LOCALES.map(marketOf)) {
      expect(neighbours.length).toBeGreaterThan(0);
      for (const other of LOCALES.map(marketOf).filter((each) => neighbours.includes(each.country)))
        expect(other.neighbours).toContain(country);
    }
  });

  test('SE-076, PR-165, PR-123, PR-162: what only some markets have', () => {
    const having = (key: 'hasDateShortcuts' | 'hasPayInParts' | 'hasGiftDetails' | 'hasPayPalLater') =>
      LOCALES.filter((locale) => MARKETS[locale][key]);
    expect(having('hasDateShortcuts')).toEqual(['fr_FR', 'es_ES', 'fr_BE', 'nl_BE']);
    expect(having('hasPayInParts')).toEqual(['fr_FR', 'es_ES', 'fr_BE', 'nl_BE']);
    expect(having('hasGiftDetails')).toEqual(['fr_FR', 'it_IT', 'nl_NL', 'fr_BE', 'nl_BE']);
    expect(having('hasPayPalLater')).toEqual(['es_ES', 'it_IT']);
  });

  test('CH-085 ALG-30: the contact page carries a language in French and Dutch', () => {
    expect(LOCALES.map((locale) => MARKETS[locale].contactPath)).toEqual([
      '/fr/contact',
      '/contact',
      '/contact',
      '/nl/contact',
      '/fr/contact',
      '/nl/contact',
    ]);
  });
});

describe('which market a visit belongs to (D-063)', () => {
  test.each([
    ['fr.localhost', 'fr_FR'],
    ['FR.localhost:4000', 'fr_FR'],
    ['care.es.localhost:4000', 'es_ES'],
    ['nl.localhost.', 'nl_NL'],
  ])('%s', (host, locale) => {
    expect(marketsOfHost(host).map((market) => market.locale)).toEqual([locale]);
  });

  test('the Belgian host has two languages, a bare host none', () => {
    expect(marketsOfHost('be.localhost:4000').map(({ locale }) => locale)).toEqual(['fr_BE', 'nl_BE']);
    expect(marketsOfHost('127.0.0.1:4000')).toEqual([]);
    expect(LOCALES.filter(isHostShared)).toEqual(['fr_BE', 'nl_BE']);
    expect(isCareHost('care.fr.localhost') && !isCareHost('fr.localhost')).toBe(true);
  });

  test.each([
    [{ host: 'it.localhost', requested: 'es_ES' }, 'it_IT'],
    [{ host: 'localhost' }, 'fr_FR'],
    [{ host: 'localhost', requested: 'es_ES', cookie: 'nl_NL' }, 'es_ES'],
    [{ host: 'localhost', requested: 'xx_XX', cookie: 'nl_NL' }, 'nl_NL'],
    [{ host: 'be.localhost' }, 'splash'],
    [{ host: 'be.localhost', cookie: 'nl_BE' }, 'nl_BE'],
    [{ host: 'be.localhost', requested: 'fr_FR' }, 'splash'],
  ])('%o gives %s', (visit, expected) => {
    expect(localeOfVisit(visit)).toBe(expected);
  });
});
