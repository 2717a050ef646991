import { helpCentre } from '@sabadora/api';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import { breadcrumbFromHome, questionsData, StructuredData } from '../../kit/document/structuredData.tsx';
import type { HelpProps } from './page.tsx';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import messages from './load.messages.json';

/** Loads the questions and answers by topic (CH-082, CH-109). */
export async function load(input: LoadInput): Promise<LoadedPage<HelpProps>> {
  const { api, market, markets, path, audience, signal, wordsOf } = input;
  const { locale } = market;
  const words = wordsOf(breadcrumbMessages, messages);
  const help = await orUndefined(api.send(helpCentre, { locale, ...audience }, { signal }));
  return {
    ...(help === undefined && { status: 503 }),
    props: { help },
    head: (
      <>
        <PageHead
          title={help?.title ?? words('help.title')}
          {...(help && { description: help.description })}
          locale={locale}
          markets={markets}
          path={path}
          isIndexed={help !== undefined}
        />
        {help && (
          <StructuredData
            graph={[
              breadcrumbFromHome(
                { locale, markets, path },
                { home: words('chrome.breadcrumbHome'), page: help.title },
              ),
              ...questionsData(help.topics.flatMap(({ answers }) => answers)),
            ]}
          />
        )}
      </>
    ),
  };
}
