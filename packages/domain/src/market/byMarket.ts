import { LOCALES, type Locale } from './market.ts';

/**
 * Parses a setting with a value per market, e.g. "fr_FR=www.sabadora.example,nl_BE=be.sabadora.example".
 *
 * @param variable name of the setting in errors
 * @throws Error for an entry without a market or without a value
 */
export function readByMarket(variable: string, text: string): ReadonlyMap<Locale, string> {
  const entries = text
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', value = ''] = entry.split('=');
      const locale = LOCALES.find((known) => known === name);
      if (locale === undefined || value === '')
        throw new Error(`${variable}: "${entry}" is not "locale=value" with one of ${LOCALES.join(', ')}.`);
      return [locale, value] as const;
    });
  return new Map(entries);
}
