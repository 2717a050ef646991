import { patchQuery } from '../address/query.ts';
import { fieldFault, type FieldFault } from '../form/fieldRules.ts';
import {
  isHostShared,
  LOCALES,
  marketOf,
  type Country,
  type Language,
  type Locale,
} from '../market/market.ts';

/** Path of the page where a subscription to the newsletter is requested, confirmed and ended. */
export const NEWSLETTER_PATH = '/newsletter';

/** What has come of a subscription, as the address of its page says it. */
export const NEWSLETTER_REFS = ['sent', 'confirmed', 'expired', 'unsubscribed'] as const;
/** The result of a subscription: one of `NEWSLETTER_REFS`. */
export type NewsletterRef = (typeof NEWSLETTER_REFS)[number];

/** What is wrong with the address that somebody wants the newsletter at (CH-092, ALG-21). */
export function newsletterFault(email: string): FieldFault | undefined {
  return fieldFault(email, { format: 'email', isRequired: true, maxLength: 254 });
}

/** The market of a country and a language (CH-097); undefined where they have none. */
export function marketOfReader(country: Country, language: Language): Locale | undefined {
  return LOCALES.find((locale) => {
    const market = marketOf(locale);
    return market.country === country && market.language === language;
  });
}

/** The page of the newsletter in a market; on a host of several markets the address names it. */
export function newsletterHref(
  locale: Locale,
  query: Readonly<Partial<Record<'ref' | 'confirm' | 'unsubscribe', string>>>,
): string {
  return `${NEWSLETTER_PATH}?${patchQuery('', { locale: isHostShared(locale) ? locale : undefined, ...query })}`;
}
