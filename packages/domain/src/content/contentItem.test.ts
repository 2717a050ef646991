import { expect, test } from 'vitest';
import { contentRank, type ContentScope, type ContentSelection } from './contentItem.ts';

const plain: ContentSelection = { isDraft: false };

test('CH-053: of two items for one place the more particular is shown', () => {
  const inOrder: [Partial<ContentSelection>, ContentScope][] = [
    [{}, 'all'],
    [{}, 'language'],
    [{}, 'market'],
    [{ pages: ['home'] }, 'all'],
    [{ flow: 'gifting' }, 'language'],
    [{ until: '2026-12-27T00:00' }, 'all'],
    [{ from: '2026-11-27T00:00' }, 'market'],
    [{ variation: 'b' }, 'all'],
    [{ variation: 'b', from: '2026-11-27T00:00' }, 'all'],
  ];
  const ranks = inOrder.map(([changes, scope]) => contentRank({ ...plain, ...changes }, scope));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(ranks.length);
});
