import {
  addDays,
  addMonths,
  formatDay,
  isHostShared,
  MARKETS,
  mondayOf,
  nowInParis,
  type Locale,
} from '@sabadora/domain';
import { wordsOfSite } from '@sabadora/pages/messages';
import * as en from '@sabadora/design-system/words/en';
import * as es from '@sabadora/design-system/words/es';
import * as fr from '@sabadora/design-system/words/fr';
import * as it from '@sabadora/design-system/words/it';
import * as nl from '@sabadora/design-system/words/nl';

/** Whether all markets get whole journeys and flows. */
const isWholeMatrix = process.env['SABADORA_MATRIX'] === 'all';
export const journeyLocales: readonly Locale[] = isWholeMatrix
  ? ['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'fr_BE', 'nl_BE']
  : ['fr_FR', 'nl_BE'];
/** The screen on which a market is tested; the whole matrix tests each on both. */
export const screenOf = (locale: Locale): '@desktop-suffices' | '@phone-suffices' =>
  ['nl_BE', 'it_IT', 'fr_BE'].includes(locale) ? '@phone-suffices' : '@desktop-suffices';
/** The markets that the whole matrix also opens, each on one screen. */
export const smokeLocales: readonly Locale[] = ['es_ES', 'it_IT', 'nl_NL', 'fr_BE'];

/** The second Saturday or so of next month: it is on sale, and in the second month that a calendar shows at first. */
export const saturday = addDays(mondayOf(`${addMonths(nowInParis(new Date()).today, 1).slice(0, 7)}-01`), 12);

/** A market's address on the host that its visitors use. */
export function addressIn(locale: Locale, baseURL: string | undefined, path = '/'): string {
  const url = new URL(path, baseURL);
  url.hostname = MARKETS[locale].host;
  if (isHostShared(locale)) url.searchParams.set('locale', locale);
  return url.href;
}

/** The site's messages in a market's language, by key. */
export const wordsOf = (locale: Locale) => wordsOfSite(MARKETS[locale].bcp47);

/** The messages that `wordsOf` returns. */
export type SiteWords = ReturnType<typeof wordsOf>;

/** The design system's words in a market's language. */
export function componentWords(locale: Locale) {
  return { en, es, fr, it, nl }[MARKETS[locale].language];
}

/** A day as the calendar names it. */
export function dayName(locale: Locale, day: string): string {
  return formatDay(day, locale, 'full');
}

/** France, a destination with many pages of stays, in each language: its name, and the phrase with "in". */
const FRANCE = {
  fr: { name: 'France', phrase: 'en France' },
  es: { name: 'Francia', phrase: 'en Francia' },
  it: { name: 'Francia', phrase: 'in Francia' },
  nl: { name: 'Frankrijk', phrase: 'in Frankrijk' },
};

/** France in a market's language. */
export function franceIn(locale: Locale): { name: string; phrase: string } {
  return FRANCE[MARKETS[locale].language];
}
