import { readAddress } from '@sabadora/domain';
import { PageHead } from '../document/PageHead.tsx';
import { loadStays, loadThemes } from '../document/load.ts';
import type { LoadedPage, LoadInput } from '../document/pageInput.ts';
import type { HomeProps } from './page.tsx';
import { SELECTION_SIZE, selectionCriteria } from './selection.ts';

/** Themes and the first stays; either may be missing. */
export async function loadHome({
  query,
  market,
  now,
  words,
  markets,
  ...asked
}: LoadInput): Promise<LoadedPage<HomeProps>> {
  const { locale } = market;
  const { flow } = readAddress({ query, hash: '' }, now);
  const criteria = selectionCriteria(now);
  const [themes, stays] = await Promise.all([
    loadThemes(locale, asked),
    loadStays({ criteria, flow, page: 0, limit: SELECTION_SIZE, locale }, asked),
  ]);
  return {
    page: 'home',
    props: { themes, stays: stays && { flow, results: stays.answer.exactMatch } },
    head: (
      <PageHead
        title={words('home.metaTitle')}
        description={words('home.metaDescription')}
        locale={locale}
        markets={markets}
        path="/"
        picture="/images/lake/home/1500_736.webp"
      />
    ),
  };
}
