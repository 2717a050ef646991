import { LOCALES, MARKETS, type Language, type Locale } from '../../market/market.ts';

/** Orders of a list of reviews (CH-166). */
export const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
/** An order of reviews: one of `REVIEW_SORTS`. */
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Reviews on a page (CH-165). */
export const REVIEW_PAGE_SIZE = 10;

/** Languages that reviews can be listed in, as they are offered (CH-167). */
export const REVIEW_LANGUAGES = ['all', 'fr', 'es', 'it', 'nl'] as const satisfies readonly (
  | 'all'
  | Language
)[];
/** A language that reviews can be limited to: one of `REVIEW_LANGUAGES`. */
export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number];

/**
 * How to request reviews in a language: of all of them those of the visitor's come first, a chosen one may have none
 * (D-145).
 */
export function reviewLocale(
  language: ReviewLanguage,
  visitor: Locale,
): { locale: Locale; withOtherLanguageFallback: boolean } {
  const spoken = LOCALES.find((locale) => MARKETS[locale].language === language);
  return { locale: spoken ?? visitor, withOtherLanguageFallback: spoken === undefined };
}
