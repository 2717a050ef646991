import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import { loadNotFound } from '../notFound/load.tsx';
import type { TextFacts } from './legalText.ts';
import type { ContentProps } from './page.tsx';
import { legalTexts } from './texts/index.ts';

/** A legal page by the id in its address (CH-009); an id without a text is a page not found. */
export function loadContent(
  input: LoadInput,
  { email }: Pick<TextFacts, 'email'>,
): LoadedPage<ContentProps> | LoadedPage<object> {
  const { market, markets, params, path } = input;
  const write = legalTexts.get(params['id'] ?? '')?.[market.language];
  if (write === undefined) return loadNotFound(input);
  const text = write({ country: market.country, email });
  return {
    page: 'content',
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
