import { weekendIdeas } from '@sabadora/api';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import type { IdeasProps } from './page.tsx';
import messages from './load.messages.json';

/** Ideas for weekends (CH-029); without them a page that says so (CH-032). */
export async function load(input: LoadInput): Promise<LoadedPage<IdeasProps>> {
  const { api, market, markets, path, preview, signal, wordsOf } = input;
  const { locale } = market;
  const words = wordsOf(messages);
  const ideas = await orUndefined(api.send(weekendIdeas, { locale, preview }, { signal }));
  return {
    ...(ideas === undefined && { status: 503 }),
    props: { ideas },
    head: (
      <PageHead
        title={ideas?.title ?? words('ideas.title')}
        {...(ideas && { description: ideas.description })}
        locale={locale}
        markets={markets}
        path={path}
        isIndexed={ideas !== undefined}
      />
    ),
  };
}
