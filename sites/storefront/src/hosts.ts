import { LOCALES, MARKETS, type Locale } from '@sabadora/domain';

/** Real hosts by locale, from `SITE_HOSTS`, e.g. "fr_FR=www.sabadora.example,nl_BE=be.sabadora.example". */
const configured = new Map(
  (process.env['SITE_HOSTS'] ?? '')
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [locale = '', host = ''] = entry.split('=');
      if (!LOCALES.some((known) => known === locale) || host === '') {
        throw new Error(`SITE_HOSTS: "${entry}" is not "locale=host" with one of ${LOCALES.join(', ')}.`);
      }
      return [locale as Locale, host] as const;
    }),
);

/** The host of a market: configured, or `xx.localhost` of a fresh machine. */
export function publicHost(locale: Locale): string {
  return configured.get(locale) ?? MARKETS[locale].host;
}
