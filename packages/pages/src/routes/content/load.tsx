import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadResult, type LoadInput } from '../../kit/document/pageInput.ts';
import type { ContentProps } from './page.tsx';
import { legalTexts } from './texts/index.ts';

/** A legal page by the id in its address (CH-009); an id without a text is a page not found. */
export function load(input: LoadInput): LoadResult<ContentProps> {
  const { market, markets, params, path, site } = input;
  const write = legalTexts.get(params['id'] ?? '')?.[market.language];
  if (write === undefined) return NOT_FOUND;
  const text = write({ country: market.country, email: site.privacyEmail });
  return {
    props: { text },
    head: (
      <PageHead
        title={text.title}
        description={text.description}
        locale={market.locale}
        markets={markets}
        path={path}
      />
    ),
  };
}
