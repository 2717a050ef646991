import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { marketLinksOfTest } from '../testing/marketLinks.ts';
import { PageHead } from './PageHead.tsx';

test.each([
  [true, true, undefined],
  [false, true, 'noindex,follow'],
  [true, false, 'index,nofollow'],
  [false, false, 'noindex,nofollow'],
])(
  'CH-018: indexed %s and followed %s, as editors say, robots read %s',
  (isIndexed, isFollowed, expected) => {
    const markup = renderToStaticMarkup(
      <PageHead
        title="Spa"
        locale="fr_FR"
        markets={marketLinksOfTest}
        path="/landing/spa"
        isIndexed={isIndexed}
        isFollowed={isFollowed}
      />,
    );
    expect(/name="robots" content="(.*?)"/.exec(markup)?.[1]).toBe(expected);
  },
);
