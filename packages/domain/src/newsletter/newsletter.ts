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

/** Path of the page on which a newsletter subscription is requested, confirmed and ended. */
export const NEWSLETTER_PATH = '/newsletter';

/** Results of a subscription, as the `ref` in the address of the page. */
export const NEWSLETTER_REFS = ['sent', 'confirmed', 'expired', 'unsubscribed'] as const;
/** The result of a subscription: one of `NEWSLETTER_REFS`. */
export type NewsletterRef = (typeof NEWSLETTER_REFS)[number];

/** Fault of an e-mail address for the newsletter (CH-092, ALG-21). */
export function newsletterFault(email: string): FieldFault | undefined {
  return fieldFault(email, { format: 'email', isRequired: true, maxLength: 254 });
}

/** Market of a country and a language (CH-097); undefined when there is none. */
export function marketOfReader(country: Country, language: Language): Locale | undefined {
  return LOCALES.find((locale) => {
    const market = marketOf(locale);
    return market.country === country && market.language === language;
  });
}

/** Address of a market's newsletter page; includes the locale when the market's host is shared. */
export function newsletterHref(
  locale: Locale,
  query: Readonly<Partial<Record<'ref' | 'confirm' | 'unsubscribe', string>>>,
): string {
  return `${NEWSLETTER_PATH}?${patchQuery('', { locale: isHostShared(locale) ? locale : undefined, ...query })}`;
}
