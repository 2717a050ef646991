import { weekendIdeas } from '@sabadora/api';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import { breadcrumbFromHome, itemListData, StructuredData } from '../../kit/document/structuredData.tsx';
import type { IdeasProps } from './page.tsx';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import messages from './load.messages.json';

/** Loads the ideas for weekends (CH-029); if they cannot be loaded, the page shows a message (CH-032). */
export async function load(input: LoadInput): Promise<LoadedPage<IdeasProps>> {
  const { api, market, markets, path, audience, signal, wordsOf } = input;
  const { locale } = market;
  const place = { locale, markets, path };
  const words = wordsOf(breadcrumbMessages, messages);
  const ideas = await orUndefined(api.send(weekendIdeas, { locale, ...audience }, { signal }));
  const cover = ideas?.sections[0]?.ideas[0]?.cover;
  return {
    ...(ideas === undefined && { status: 503 }),
    props: { ideas },
    head: (
      <>
        <PageHead
          title={ideas?.title ?? words('ideas.title')}
          {...(ideas && { description: ideas.description })}
          locale={locale}
          markets={markets}
          path={path}
          {...(cover !== undefined && { picture: cover })}
          isIndexed={ideas !== undefined}
        />
        {ideas && (
          <StructuredData
            graph={[
              breadcrumbFromHome(place, { home: words('chrome.breadcrumbHome'), page: ideas.title }),
              ...itemListData(
                place,
                ideas.sections
                  .flatMap((section) => section.ideas)
                  .map(({ label, url }) => ({ name: label, href: url })),
              ),
            ]}
          />
        )}
      </>
    ),
  };
}
