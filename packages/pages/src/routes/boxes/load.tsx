import { searchBoxes } from '@sabadora/api';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { orUndefined } from '../../kit/document/load.ts';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import { loadNotFound } from '../notFound/load.tsx';
import type { BoxesProps } from './page.tsx';

/** The gift boxes of the market, where boxes are switched on (SE-255, D-169). */
export async function loadBoxes(input: LoadInput): Promise<LoadedPage<BoxesProps> | LoadedPage<object>> {
  const { api, market, markets, path, switches, words, signal } = input;
  if (!switches.toggles.boxes) return loadNotFound(input);
  const answer = await orUndefined(api.send(searchBoxes, { locale: market.locale }, { signal }));
  return {
    page: 'boxes',
    props: { boxes: answer?.boxes },
    head: (
      <PageHead
        title={words('boxes.metaTitle')}
        description={words('boxes.metaDescription')}
        locale={market.locale}
        markets={markets}
        path={path}
      />
    ),
  };
}
