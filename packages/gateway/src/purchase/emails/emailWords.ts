import { timeOfDay, type IsoDay } from '@sabadora/days';
import { marketOf, type Locale } from '@sabadora/domain';
import { languageOf } from '../../search/locale.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };

/** The messages of the e-mails, by key. */
export type EmailWords = typeof en;

/** The messages by language; the others are translated from English. */
export const EMAIL_WORDS: Readonly<Record<'en' | 'es' | 'fr' | 'it' | 'nl', EmailWords>> = {
  en,
  es,
  fr,
  it,
  nl,
};

/** The separator between a title and its value: French has a no-break space before the colon. */
const COLONS: Readonly<Record<keyof typeof EMAIL_WORDS, string>> = {
  en: ':',
  es: ':',
  fr: '\u00a0:',
  it: ':',
  nl: ':',
};

/** The message with its `{name}` placeholders replaced. */
export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '');
}

/** Messages and formats of a market's e-mails. */
export interface Wording {
  words: EmailWords;
  day: (iso: IsoDay) => string;
  /** Formats cents as a price. */
  money: (cents: number) => string;
  /** Separator between a title and its value. */
  colon: string;
}

/** The messages and formats of a market. */
export function wordingOf(locale: Locale): Wording {
  const { bcp47 } = marketOf(locale);
  const dayFormat = new Intl.DateTimeFormat(bcp47, { dateStyle: 'full', timeZone: 'UTC' });
  const moneyFormat = new Intl.NumberFormat(bcp47, { style: 'currency', currency: 'EUR' });
  return {
    words: EMAIL_WORDS[languageOf(locale)],
    day: (iso) => dayFormat.format(timeOfDay(iso)),
    money: (cents) => moneyFormat.format(cents / 100),
    colon: COLONS[languageOf(locale)],
  };
}
