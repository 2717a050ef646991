import { compileCatalogue, messagesOfPage } from '@sabadora/pages/catalogue';
import { MARKETS, type Locale } from '@sabadora/domain';
import { createWords, type Catalogue, type Words } from '../../../packages/pages/src/words/createWords.ts';

/** The markets that get whole journeys, and those that get a smoke test. */
export const isWholeMatrix: boolean = process.env['SABADORA_MATRIX'] === 'all';
export const journeyLocales: readonly Locale[] = isWholeMatrix
  ? ['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'fr_BE', 'nl_BE']
  : ['fr_FR', 'nl_BE'];
export const smokeLocales: readonly Locale[] = ['es_ES', 'it_IT', 'nl_NL', 'fr_BE'];

/** A market's address on the host that its visitors use. */
export function addressIn(locale: Locale, baseURL: string | undefined, path = '/'): string {
  const url = new URL(path, baseURL);
  url.hostname = MARKETS[locale].host;
  if (MARKETS[locale].country === 'BE') url.searchParams.set('locale', locale);
  return url.href;
}

type PageWithWords = Parameters<typeof messagesOfPage>[1];

/** What a page of the market says. */
export async function wordsOf(locale: Locale, page: PageWithWords): Promise<Words> {
  const tag = MARKETS[locale].bcp47;
  const code = compileCatalogue(messagesOfPage(tag, page));
  const { default: catalogue } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: Catalogue };
  return createWords(tag, catalogue);
}
