import { reviewOfTest, reviewsOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { useReviews } from './useReviews.ts';

/** Reviews as plain text and buttons. */
function Reviews() {
  const { status, reviews, totalCount, hasMore, loadMore, retry, setSort, setLanguage } = useReviews({
    hotelId: 7,
  });
  return (
    <>
      <output>{`${status} ${reviews.map(({ id }) => id).join(',')} of ${totalCount}${hasMore ? ' more' : ''}`}</output>
      <button type="button" onClick={loadMore}>
        More
      </button>
      <button type="button" onClick={retry}>
        Retry
      </button>
      <button type="button" onClick={() => setSort('lowest')}>
        Lowest
      </button>
      <button type="button" onClick={() => setLanguage('nl')}>
        Dutch
      </button>
    </>
  );
}

const expectText = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text);
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const pageOf = (first: number, count: number, totalCount: number) =>
  reviewsOfTest(totalCount, { list: Array.from({ length: count }, (_, at) => reviewOfTest(first + at)) });

function show() {
  const net = network();
  renderWithHooks(<Reviews />, { fetch: net.fetch });
  return async (asked: Record<string, string>) => {
    const request = await net.next('/hotel/7/reviews.json');
    expect(Object.fromEntries(request.url.searchParams)).toMatchObject(asked);
    return request;
  };
}

test('CH-156, CH-165, CH-166: more appends the next page, another order starts from page zero', async () => {
  const next = show();
  (await next({ page: '0', sort: 'newest', locale: 'fr_FR', withOtherLanguageFallback: 'true' })).respond(
    pageOf(1, 10, 12),
  );
  await expectText('loaded 1,2,3,4,5,6,7,8,9,10 of 12 more');
  await press('More');
  const second = await next({ page: '1' });
  await expectText('loading 1,2,3,4,5,6,7,8,9,10 of 12 more');
  second.respond(pageOf(11, 2, 12));
  await expectText('loaded 1,2,3,4,5,6,7,8,9,10,11,12 of 12');
  await press('Lowest');
  (await next({ page: '0', sort: 'lowest' })).respond(pageOf(21, 2, 2));
  await expectText('loaded 21,22 of 2');
});

test('CH-167, D-145: a language alone may have no reviews', async () => {
  const next = show();
  (await next({ page: '0' })).respond(pageOf(1, 2, 2));
  await expectText('loaded 1,2 of 2');
  await press('Dutch');
  (await next({ locale: 'nl_NL', withOtherLanguageFallback: 'false', page: '0' })).respond(pageOf(1, 0, 0));
  await expectText('loaded of 0');
});

test('a page that could not be had is requested again, and the others stay', async () => {
  const next = show();
  (await next({ page: '0' })).respond(pageOf(1, 10, 11));
  await press('More');
  (await next({ page: '1' })).respond({}, 500);
  await expectText('error 1,2,3,4,5,6,7,8,9,10 of 11 more');
  await press('Retry');
  (await next({ page: '1' })).respond(pageOf(11, 1, 11));
  await expectText('loaded 1,2,3,4,5,6,7,8,9,10,11 of 11');
});
