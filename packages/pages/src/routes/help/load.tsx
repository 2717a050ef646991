import { helpCentre } from '@sabadora/api';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import type { HelpProps } from './page.tsx';
import messages from './load.messages.json';

/** Questions and answers by topic (CH-082, CH-109). */
export async function load(input: LoadInput): Promise<LoadedPage<HelpProps>> {
  const { api, market, markets, path, preview, signal, wordsOf } = input;
  const { locale } = market;
  const words = wordsOf(messages);
  const help = await orUndefined(api.send(helpCentre, { locale, preview }, { signal }));
  return {
    ...(help === undefined && { status: 503 }),
    props: { help },
    head: (
      <PageHead
        title={help?.title ?? words('help.title')}
        {...(help && { description: help.description })}
        locale={locale}
        markets={markets}
        path={path}
        isIndexed={help !== undefined}
      />
    ),
  };
}
