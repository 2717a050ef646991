import { searchBoxes } from '@sabadora/api';
import { listedBoxes } from '@sabadora/domain';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import { boxHref } from '../../features/boxes/boxHref.ts';
import { breadcrumbFromHome, itemListData, StructuredData } from '../../kit/document/structuredData.tsx';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import { NOT_FOUND, type LoadResult, type LoadInput } from '../../kit/document/pageInput.ts';
import type { BoxesProps } from './page.tsx';
import messages from './load.messages.json';
import pageMessages from './page.messages.json';

/** Loads the gift boxes of the market, where boxes are switched on (SE-255, D-169). */
export async function load(input: LoadInput): Promise<LoadResult<BoxesProps>> {
  const { api, market, markets, path, switches, wordsOf, signal } = input;
  const words = wordsOf(messages, pageMessages, breadcrumbMessages);
  if (!switches.toggles.boxes) return NOT_FOUND;
  const { locale } = market;
  const place = { locale, markets, path };
  const response = await orUndefined(api.send(searchBoxes, { locale }, { signal }));
  return {
    props: { boxes: response?.boxes },
    head: (
      <>
        <PageHead
          title={words('boxes.metaTitle')}
          description={words('boxes.metaDescription')}
          {...place}
          picture="/images/vineyard/home-gift/1500_736.webp"
        />
        <StructuredData
          graph={[
            breadcrumbFromHome(place, { home: words('chrome.breadcrumbHome'), page: words('boxes.title') }),
            ...itemListData(
              place,
              listedBoxes(response?.boxes ?? []).map((box) => ({ name: box.title, href: boxHref(box) })),
            ),
          ]}
        />
      </>
    ),
  };
}
