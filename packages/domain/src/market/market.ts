import { type IsoDay, timeOfDay } from '@sabadora/days';

/** The six markets, as calls and catalogues name them (SE-001). */
export const LOCALES = ['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'fr_BE', 'nl_BE'] as const;
export type Locale = (typeof LOCALES)[number];
export type Language = 'fr' | 'es' | 'it' | 'nl';
export type Country = 'FR' | 'ES' | 'IT' | 'NL' | 'BE';

/** Where a map starts. */
export interface MapCentre {
  latitude: number;
  longitude: number;
  zoom: number;
}

/** One market: everything about it that is not wording. */
export interface Market {
  locale: Locale;
  /** BCP 47 tag, for `lang` and Intl. */
  bcp47: string;
  language: Language;
  /** Point of sale (ALG-30). */
  country: Country;
  /** Host of a fresh machine, without a port; both Belgian markets share one. Real hosts are configuration. */
  host: string;
  /** Middle of the country (D-093). */
  center: MapCentre;
  /** Countries on sale that border on this one, those nearest to most of its people first. */
  neighbours: readonly Country[];
  /** ALG-30, CH-085. */
  contactPath: '/fr/contact' | '/nl/contact' | '/contact';
  /** SE-076. */
  hasDateShortcuts: boolean;
  /** Score and headwords on gifts (PR-123). */
  hasGiftDetails: boolean;
  /** May advertise paying in parts, with its experiment (PR-165, D-122). */
  hasPayInParts: boolean;
  /** PayPal pay later (PR-162). */
  hasPayPalLater: boolean;
}

/** What the markets of one country share. */
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

/** The countries' ids in the catalogue, as the hash key `country` holds them. */
export const COUNTRY_IDS: Readonly<Record<Country, number>> = { FR: 1, ES: 2, IT: 3, NL: 4, BE: 5 };

/** The registry of markets (SE-001, ALG-30). */
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
  },
};

/** The market of a locale. */
export function marketOf(locale: Locale): Market {
  return MARKETS[locale];
}

/** Whether `value` names one of the six markets. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/**
 * The market a host stands for; `'be'` for the Belgian host, which serves two languages, and undefined for
 * any other. Port, case and a leading `care.` (customer care) do not matter (D-063).
 */
export function marketByHost(host: string): Market | 'be' | undefined {
  const name = publicHostOf(hostName(host));
  const [market, another] = LOCALES.map(marketOf).filter(({ host: own }) => own === name);
  return another === undefined ? market : 'be';
}

/** The host of customer care stands before the market's, e.g. "care.fr.localhost" (SE-012). */
const CARE_PREFIX = 'care.';

/** Whether the host is that of the customer-care mode (SE-012). */
export function isCareHost(host: string): boolean {
  return hostName(host).startsWith(CARE_PREFIX);
}

/** The host that visitors use: the same without what makes it customer care's (SE-216). */
export function publicHostOf(host: string): string {
  return isCareHost(host) ? host.slice(CARE_PREFIX.length) : host;
}

/** A market's host as customer care reaches it. */
export function careHostOf(host: string): string {
  return CARE_PREFIX + host;
}

function hostName(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}

/**
 * The locale of a visit (D-063): the host's; on any other host `requested` (`?locale=`), then the language
 * cookie, then fr_FR. The Belgian host without a Belgian choice gives `'splash'`: its language page.
 */
export function localeOfVisit(visit: {
  host: string;
  requested?: string | null | undefined;
  cookie?: string | null | undefined;
}): Locale | 'splash' {
  const market = marketByHost(visit.host);
  if (market !== undefined && market !== 'be') return market.locale;
  const isOffered = (locale: Locale) => market !== 'be' || MARKETS[locale].country === 'BE';
  for (const locale of [visit.requested, visit.cookie])
    if (isLocale(locale) && isOffered(locale)) return locale;
  return market === 'be' ? 'splash' : 'fr_FR';
}

const formatters = /* @__PURE__ */ new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Intl objects cost far more than a format call, so each is made once, when first needed. */
function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const known = formatters.get(key) as T | undefined;
  if (known) return known;
  const made = make();
  formatters.set(key, made);
  return made;
}

/** Euros as the market writes them, no decimals when whole, else two (ALG-30, SE-210): '149 €', '€ 149'. */
export function formatMoney(cents: number, locale: Locale): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = cached(`money ${locale} ${digits}`, () => {
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(MARKETS[locale].bcp47, { style: 'currency', currency: 'EUR', ...fraction });
  });
  return format.format(cents / 100);
}

/** A distance in whole kilometres (SE-209, ALG-30): '12 km'. */
export function formatDistanceKm(km: number, locale: Locale): string {
  const format = cached(`distance ${locale}`, () => {
    const unit = { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 } as const;
    return new Intl.NumberFormat(MARKETS[locale].bcp47, unit);
  });
  return format.format(km);
}

/** How a day is shown; each is one `Intl.DateTimeFormat` (ALG-30). */
export type DayStyle = 'day-month' | 'weekday-day' | 'weekday-day-month' | 'long' | 'full' | 'month-year';

const DAY_STYLES: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  'day-month': { day: 'numeric', month: 'short' },
  'weekday-day': { weekday: 'short', day: 'numeric' },
  'weekday-day-month': { weekday: 'short', day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  'month-year': { month: 'long', year: 'numeric' },
};

/** How these languages write the first of a month; the others write a plain 1. */
const FIRST_OF_MONTH: Partial<Record<Language, string>> = { fr: '1er', it: '1º' };

/** A calendar day in the market's words (ALG-30); addresses and calls always carry the ISO text instead. */
export function formatDay(day: IsoDay, locale: Locale, style: DayStyle = 'day-month'): string {
  const format = cached(
    `day ${locale} ${style}`,
    () => new Intl.DateTimeFormat(MARKETS[locale].bcp47, { ...DAY_STYLES[style], timeZone: 'UTC' }),
  );
  const date = timeOfDay(day);
  const first = FIRST_OF_MONTH[MARKETS[locale].language];
  if (first === undefined || !day.endsWith('-01')) return format.format(date);
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' ? first : value))
    .join('');
}
