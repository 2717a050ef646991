import { FLOWS, knownPosition } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useSearchAddress } from '../address/useSearchAddress.ts';
import { useSort } from './useSort.ts';

/** The order of a search as plain HTML. */
function Sorting() {
  const { location } = useSabadora();
  const search = useSearchAddress();
  const sort = useSort(search, knownPosition(search.criteria));
  return (
    <>
      <p aria-label="Sort">{sort.value}</p>
      <ul>
        {FLOWS.map((flow) => (
          <li key={flow}>
            <a
              href="#flow"
              onClick={(event) => {
                event.preventDefault();
                location.write(search.flowAddress(flow));
              }}
            >
              {flow}
            </a>
          </li>
        ))}
      </ul>
      {sort.options.map((option) => (
        <button key={option} type="button" onClick={() => sort.setValue(option)}>
          {option}
        </button>
      ))}
    </>
  );
}

const options = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
const setUp = (href: string) => renderWithHooks(<Sorting />, { href, fetch: network().fetch });

test.each([
  ['booking', '#', ['priceQuality', 'discount', 'priceAsc', 'popularity']],
  ['hotel', '#', ['priceQuality', 'priceAsc', 'popularity']],
  [
    'gifting',
    '#lat=1;lng=2',
    ['priceQuality', 'distance', 'singleVoucherPriceDesc', 'singleVoucherPriceAsc'],
  ],
  ['activity', '#lat=1;lng=2', ['priceQuality', 'distance']],
])('SE-151…SE-155, ALG-5: %s at %s offers %o', async (flow, hash, expected) => {
  setUp(`/search?flow=${flow}${hash}`);
  await expect.poll(options).toEqual(expected);
});

test('ALG-5: a choice is written at once, on the first page', async () => {
  const { location } = setUp('/search?flow=booking&page=4#city=12;stars=5');
  await userEvent.click(page.getByRole('button', { name: 'priceAsc' }));
  expect(location.read()).toMatchObject({ query: 'flow=booking', hash: 'city=12;stars=5;sort=priceAsc' });
  await expect.element(page.getByLabelText('Sort')).toHaveTextContent('priceAsc');
});

test('SE-152: by distance only from a known position; until then it is quality and price', async () => {
  const { location } = setUp('/search#region=3;sort=distance');
  await expect.element(page.getByLabelText('Sort')).toHaveTextContent('priceQuality');
  location.write({ path: '/search', query: '', hash: 'region=3;sort=distance;lat=1;lng=2' });
  await expect.element(page.getByLabelText('Sort')).toHaveTextContent('distance');
});

test.each([
  ['priceQuality', 'gifting', 'sort=priceQuality'],
  ['distance', 'gifting', 'sort=distance'],
  ['priceAsc', 'gifting', ''],
  ['popularity', 'gifting', ''],
  ['discount', 'hotel', ''],
  ['priceAsc', 'hotel', 'sort=priceAsc'],
  ['priceQuality', 'activity', ''],
  ['distance', 'activity', ''],
])('SE-156, SE-157, D-134: of %s a change to %s leaves "%s"', async (sort, target, left) => {
  const { location } = setUp(`/search?flow=booking#region=3;lat=1;lng=2;sort=${sort}`);
  await expect.element(page.getByLabelText('Sort')).toHaveTextContent(sort);
  await userEvent.click(page.getByRole('link', { name: target }));
  const { query, hash } = location.read();
  expect([query, hash.split(';').find((part) => part.startsWith('sort')) ?? '']).toEqual([
    `flow=${target}`,
    left,
  ]);
});
