import { LOCALES, MARKETS, type Language, type Locale } from '../../market/market.ts';

/** Sort orders of reviews (CH-166). */
export const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
/** A sort order of reviews: one of `REVIEW_SORTS`. */
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Number of reviews per page (CH-165). */
export const REVIEW_PAGE_SIZE = 10;

/** Languages to which reviews can be limited, in the order offered (CH-167). */
export const REVIEW_LANGUAGES = ['all', 'fr', 'es', 'it', 'nl'] as const satisfies readonly (
  | 'all'
  | Language
)[];
/** A language that reviews can be limited to: one of `REVIEW_LANGUAGES`. */
export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number];

/**
 * Request fields for reviews in a language. 'all' requests every language; any other value requests only that
 * language, which may have no reviews (D-145).
 */
export function reviewLocale(
  language: ReviewLanguage,
  visitor: Locale,
): { locale: Locale; withOtherLanguageFallback: boolean } {
  const spoken = LOCALES.find((locale) => MARKETS[locale].language === language);
  return { locale: spoken ?? visitor, withOtherLanguageFallback: spoken === undefined };
}
