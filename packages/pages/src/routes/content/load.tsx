import { staticContent } from '@sabadora/api';
import { orNotFound } from '../../features/content/orNotFound.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadInput, type LoadResult } from '../../kit/document/pageInput.ts';
import { breadcrumbFromHome, StructuredData } from '../../kit/document/structuredData.tsx';
import type { ContentProps } from './page.tsx';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';

/** Loads a page of text by the id in its address (CH-009); not found for an id without a text. */
export async function load(input: LoadInput): Promise<LoadResult<ContentProps>> {
  const { api, market, markets, params, path, audience, signal, site, wordsOf } = input;
  const { locale } = market;
  const id = params['id'] ?? '';
  const text = await orNotFound(api.send(staticContent, { locale, id, ...audience }, { signal }));
  if (text === NOT_FOUND) return NOT_FOUND;
  return {
    props: { text, privacyEmail: site.privacyEmail },
    head: (
      <>
        <PageHead
          title={text.title}
          description={text.description}
          locale={locale}
          markets={markets}
          alternates={text.locales}
          path={path}
        />
        <StructuredData
          graph={[
            breadcrumbFromHome(
              { locale, markets, path },
              { home: wordsOf(breadcrumbMessages)('chrome.breadcrumbHome'), page: text.title },
            ),
          ]}
        />
      </>
    ),
  };
}
