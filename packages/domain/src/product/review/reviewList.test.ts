import { expect, test } from 'vitest';
import { REVIEW_LANGUAGES, reviewLocale } from './reviewList.ts';

test('CH-167, D-145: all languages are those of the visitor first, one alone may be empty', () => {
  expect(REVIEW_LANGUAGES.map((language) => reviewLocale(language, 'nl_BE'))).toEqual([
    { locale: 'nl_BE', withOtherLanguageFallback: true },
    { locale: 'fr_FR', withOtherLanguageFallback: false },
    { locale: 'es_ES', withOtherLanguageFallback: false },
    { locale: 'it_IT', withOtherLanguageFallback: false },
    { locale: 'nl_NL', withOtherLanguageFallback: false },
  ]);
});
