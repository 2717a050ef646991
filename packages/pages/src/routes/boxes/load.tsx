import { searchBoxes } from '@sabadora/api';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import { NOT_FOUND, type LoadResult, type LoadInput } from '../../kit/document/pageInput.ts';
import type { BoxesProps } from './page.tsx';
import messages from './load.messages.json';

/** The gift boxes of the market, where boxes are switched on (SE-255, D-169). */
export async function load(input: LoadInput): Promise<LoadResult<BoxesProps>> {
  const { api, market, markets, path, switches, wordsOf, signal } = input;
  const words = wordsOf(messages);
  if (!switches.toggles.boxes) return NOT_FOUND;
  const answer = await orUndefined(api.send(searchBoxes, { locale: market.locale }, { signal }));
  return {
    props: { boxes: answer?.boxes },
    head: (
      <PageHead
        title={words('boxes.metaTitle')}
        description={words('boxes.metaDescription')}
        locale={market.locale}
        markets={markets}
        path={path}
        picture="/images/vineyard/home-gift/1500_736.webp"
      />
    ),
  };
}
