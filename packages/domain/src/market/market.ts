/** The six markets, by their names in calls and catalogues (SE-001). */
export const LOCALES = ['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'fr_BE', 'nl_BE'] as const;
/** Name of a market: its language and country, e.g. "nl_BE". */
export type Locale = (typeof LOCALES)[number];
/** Market when neither host, address nor cookie names one (D-063). */
export const DEFAULT_LOCALE: Locale = 'fr_FR';
/** Market whose texts the language choice of a shared host uses (CH-012). */
export const SPLASH_LOCALE: Locale = 'nl_BE';
/** Language of a market, ISO 639-1. */
export type Language = 'fr' | 'es' | 'it' | 'nl';
/** Country with a market, ISO 3166-1 alpha-2. */
export type Country = 'FR' | 'ES' | 'IT' | 'NL' | 'BE';

/** Initial view of a map: centre in degrees, and MapLibre's zoom from 0 (the whole world) to 22. */
export interface MapCentre {
  latitude: number;
  longitude: number;
  zoom: number;
}

/** One market: everything about it except its texts. */
export interface Market {
  locale: Locale;
  /** BCP 47 tag, for `lang` and Intl. */
  bcp47: string;
  language: Language;
  /** Point of sale (ALG-30). */
  country: Country;
  /** Host in development, without a port; both Belgian markets share one. Real hosts are configured. */
  host: string;
  /** Centre of the country (D-093). */
  center: MapCentre;
  /** Neighbouring countries with markets, those closest to most of the population first. */
  neighbours: readonly Country[];
  /** Path of the contact page (ALG-30, CH-085). */
  contactPath: '/fr/contact' | '/nl/contact' | '/contact';
  /** Whether the calendar may offer date shortcuts (SE-076). */
  hasDateShortcuts: boolean;
  /** Whether gifts show score and headwords (PR-123). */
  hasGiftDetails: boolean;
  /** Whether paying in parts may be advertised, depending on its experiment (PR-165, D-122). */
  hasPayInParts: boolean;
  /** Whether PayPal pay later is offered (PR-162). */
  hasPayPalLater: boolean;
  /** Whether the chat is available before the site is in production (CH-110, CH-130). */
  hasChatBeforeProduction: boolean;
}

/** Facts that the markets of one country share. */
const COUNTRIES = {
  FR: {
    host: 'fr.localhost',
    center: { latitude: 46.6, longitude: 2.4, zoom: 6 },
    neighbours: ['BE', 'ES', 'IT'],
  },
  ES: { host: 'es.localhost', center: { latitude: 40.2, longitude: -3.6, zoom: 6 }, neighbours: ['FR'] },
  IT: { host: 'it.localhost', center: { latitude: 42.8, longitude: 12.6, zoom: 6 }, neighbours: ['FR'] },
  NL: { host: 'nl.localhost', center: { latitude: 52.2, longitude: 5.5, zoom: 6 }, neighbours: ['BE'] },
  BE: {
    host: 'be.localhost',
    center: { latitude: 50.64, longitude: 4.67, zoom: 6 },
    neighbours: ['FR', 'NL'],
  },
} as const satisfies Record<Country, Pick<Market, 'host' | 'center' | 'neighbours'>>;

/** Ids of the countries in the catalogue, used by the hash key `country`. */
export const COUNTRY_IDS: Readonly<Record<Country, number>> = { FR: 1, ES: 2, IT: 3, NL: 4, BE: 5 };

/** All markets (SE-001, ALG-30). */
export const MARKETS: Readonly<Record<Locale, Market>> = {
  fr_FR: {
    ...COUNTRIES.FR,
    locale: 'fr_FR',
    bcp47: 'fr-FR',
    language: 'fr',
    country: 'FR',
    contactPath: '/fr/contact',
    hasDateShortcuts: true,
    hasGiftDetails: true,
    hasPayInParts: true,
    hasPayPalLater: false,
    hasChatBeforeProduction: false,
  },
  es_ES: {
    ...COUNTRIES.ES,
    locale: 'es_ES',
    bcp47: 'es-ES',
    language: 'es',
    country: 'ES',
    contactPath: '/contact',
    hasDateShortcuts: true,
    hasGiftDetails: false,
    hasPayInParts: true,
    hasPayPalLater: true,
    hasChatBeforeProduction: true,
  },
  it_IT: {
    ...COUNTRIES.IT,
    locale: 'it_IT',
    bcp47: 'it-IT',
    language: 'it',
    country: 'IT',
    contactPath: '/contact',
    hasDateShortcuts: false,
    hasGiftDetails: true,
    hasPayInParts: false,
    hasPayPalLater: true,
    hasChatBeforeProduction: false,
  },
  nl_NL: {
    ...COUNTRIES.NL,
    locale: 'nl_NL',
    bcp47: 'nl-NL',
    language: 'nl',
    country: 'NL',
    contactPath: '/nl/contact',
    hasDateShortcuts: false,
    hasGiftDetails: true,
    hasPayInParts: false,
    hasPayPalLater: false,
    hasChatBeforeProduction: false,
  },
  fr_BE: {
    ...COUNTRIES.BE,
    locale: 'fr_BE',
    bcp47: 'fr-BE',
    language: 'fr',
    country: 'BE',
    contactPath: '/fr/contact',
    hasDateShortcuts: true,
    hasGiftDetails: true,
    hasPayInParts: true,
    hasPayPalLater: false,
    hasChatBeforeProduction: false,
  },
  nl_BE: {
    ...COUNTRIES.BE,
    locale: 'nl_BE',
    bcp47: 'nl-BE',
    language: 'nl',
    country: 'BE',
    contactPath: '/nl/contact',
    hasDateShortcuts: true,
    hasGiftDetails: true,
    hasPayInParts: true,
    hasPayPalLater: false,
    hasChatBeforeProduction: false,
  },
};

/** The market of a locale. */
export function marketOf(locale: Locale): Market {
  return MARKETS[locale];
}

/** Whether `value` is one of the six locales. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/**
 * Markets of a host: none for an unknown host, several for a host with several languages (Belgium). Port, case and a
 * leading `care.` (customer care) do not matter (D-063).
 */
export function marketsOfHost(host: string): readonly Market[] {
  const name = publicHostOf(hostName(host));
  return LOCALES.map(marketOf).filter((market) => market.host === name);
}

/** Whether another market has the same host, so that addresses include the locale. */
export function isHostShared(locale: Locale): boolean {
  return marketsOfHost(marketOf(locale).host).length > 1;
}

/** Prefix of customer care's hosts, e.g. of "care.fr.localhost" (SE-012). */
const CARE_PREFIX = 'care.';

/** Whether the host is that of the customer-care mode (SE-012). */
export function isCareHost(host: string): boolean {
  return hostName(host).startsWith(CARE_PREFIX);
}

/** The host without customer care's prefix, as visitors use it (SE-216). */
export function publicHostOf(host: string): string {
  return isCareHost(host) ? host.slice(CARE_PREFIX.length) : host;
}

/** The host with customer care's prefix. */
export function careHostOf(host: string): string {
  return CARE_PREFIX + host;
}

function hostName(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}

/**
 * Locale of a visit (D-063): that of the host; on any other host `requested` (`?locale=`), then the language cookie,
 * then `DEFAULT_LOCALE`. A host of several markets gives `'splash'`, its language page, until one of them is chosen.
 */
export function localeOfVisit(visit: {
  host: string;
  requested?: string | null | undefined;
  cookie?: string | null | undefined;
}): Locale | 'splash' {
  const [market, ...others] = marketsOfHost(visit.host);
  if (market !== undefined && others.length === 0) return market.locale;
  const offered = market === undefined ? LOCALES : [market, ...others].map(({ locale }) => locale);
  const chosen = [visit.requested, visit.cookie].find(
    (locale): locale is Locale => isLocale(locale) && offered.includes(locale),
  );
  return chosen ?? (market === undefined ? DEFAULT_LOCALE : 'splash');
}
