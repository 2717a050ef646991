import { hotelDetailOfTest, hotelOfferOfTest } from '@sabadora/api/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toHref } from '../address/location.ts';
import { network, renderWithHooks, type HarnessOptions } from '../testing/harness.tsx';
import { useHotelProduct } from './useHotelProduct.ts';

const detail = hotelDetailOfTest(7);

/** The page of a hotel as plain text and buttons. */
function Hotel() {
  const hotel = useHotelProduct({ detail });
  const buttons = {
    Dates: () => hotel.setDates({ checkin: '2026-12-19', checkout: '2026-12-21' }),
    Child: () => hotel.setParty({ adults: 2, children: 1, babies: 0 }),
    Reset: hotel.reset,
    Retry: hotel.retry,
  };
  return (
    <>
      <p aria-label="Status">{hotel.status}</p>
      <p aria-label="Offers">{hotel.detail.weekends.map(({ id }) => id).join(' ')}</p>
      {Object.entries(buttons).map(([name, onClick]) => (
        <button key={name} type="button" onClick={onClick}>
          {name}
        </button>
      ))}
    </>
  );
}

function show(href: string, options: HarnessOptions = {}) {
  const net = network();
  const { location } = renderWithHooks(<Hotel />, { href, fetch: net.fetch, ...options });
  return { ...net, href: () => toHref(location.read()) };
}

const expectText = (label: string, text: string) =>
  expect.element(page.getByLabelText(label, { exact: true })).toHaveTextContent(text);
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

test('PR-053: what the server found for its own address is not requested again', async () => {
  const { requests } = show('/hotel/7');
  await expectText('Status', 'ready');
  await expectText('Offers', '70 71');
  expect(requests).toEqual([]);
});

test('PR-010, PR-051: dates and people go into the hash, and the offers are requested for them', async () => {
  const { next, href } = show('/hotel/7#anchor=products');
  await press('Dates');
  expect(href()).toBe('/hotel/7#anchor=products;checkin=2026-12-19;checkout=2026-12-21');
  const dated = await next('/hotel/7/detail.json');
  expect(Object.fromEntries(dated.url.searchParams)).toMatchObject({
    checkin: '2026-12-19',
    night: '2',
    adult: '2',
    child: '0',
    baby: '0',
  });
  await expectText('Status', 'loading');
  await expectText('Offers', '70 71');
  dated.respond(hotelDetailOfTest(7, { weekends: [hotelOfferOfTest(71)] }));
  await expectText('Offers', '71');
  await press('Child');
  expect((await next('/hotel/7/detail.json')).url.searchParams.get('child')).toBe('1');
});

test('PR-011, PR-059: a failure keeps the last offers until it is tried again, and a reset shows all', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const { next, href } = show('/hotel/7', { onError });
  await press('Dates');
  (await next('/hotel/7/detail.json')).respond({}, 500);
  await expectText('Status', 'failed');
  await expectText('Offers', '70 71');
  expect(onError).toHaveBeenCalledOnce();
  await press('Retry');
  (await next('/hotel/7/detail.json')).respond(hotelDetailOfTest(7, { weekends: [] }));
  await expectText('Offers', '');
  await press('Reset');
  await expectText('Offers', '70 71');
  expect(href()).toBe('/hotel/7#a=2;c=0;b=0');
});
