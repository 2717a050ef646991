import { readCriteria, type IsoDay, type StayDates } from '@sabadora/domain';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { NOW } from '../testing/now.ts';
import { useStayDates, type StayDatesProps } from './useStayDates.ts';

const party = { adults: 2, children: 1, babies: 0 };
const hotel: StayDatesProps['source'] = { kind: 'hotel', hotelId: 3, party };
const destination: StayDatesProps['source'] = {
  kind: 'destination',
  criteria: readCriteria({}, NOW),
  flow: 'booking',
};

interface CalendarProps extends Partial<StayDatesProps> {
  days?: readonly IsoDay[];
  /** Months that the next press shows. */
  next?: string;
}

/** A calendar of plain buttons. */
function Calendar({ days = [], next = '', source = destination, ...props }: CalendarProps) {
  const [dates, setDates] = useState<StayDates | null>(props.value ?? null);
  const [isCleared, setCleared] = useState(false);
  const stay = useStayDates({
    onCommit: setDates,
    source,
    onExplicitlyClearedChange: setCleared,
    ...props,
    value: dates,
  });
  const buttons = {
    Open: stay.open,
    Close: stay.close,
    Clear: stay.clear,
    Confirm: stay.confirm,
    Weekend: () => stay.pickStay({ checkin: '2026-12-12', checkout: '2026-12-13' }),
    Next: () => stay.showMonths(next, 1),
  };
  return (
    <>
      <p aria-label="Dates">{dates ? `${dates.checkin} to ${dates.checkout}` : 'none'}</p>
      <p aria-label="Cleared">{String(isCleared)}</p>
      <p aria-label="Open">{String(stay.isOpen)}</p>
      <p aria-label="First">{stay.firstOpenDay ?? 'unknown'}</p>
      <p aria-label="Loading">{String(stay.isLoading)}</p>
      <p aria-label="Total">{`${stay.hasPrices ? 'prices' : 'no prices'}, ${stay.totalAmount ?? 'no total'}`}</p>
      {Object.entries(buttons).map(([name, onClick]) => (
        <button key={name} type="button" onClick={onClick}>
          {name}
        </button>
      ))}
      {days.map((day) => (
        <button
          key={day}
          type="button"
          aria-disabled={!stay.dayInfo(day).isSelectable}
          onClick={() => stay.pick(day)}
        >
          {`${day} ${stay.dayInfo(day).isSelectable ? 'open' : `closed ${stay.dayInfo(day).reason}`}`}
        </button>
      ))}
    </>
  );
}

const press = (name: string | RegExp) =>
  userEvent.click(page.getByRole('button', { name, exact: typeof name === 'string' }));

test.each([
  [true, '2'],
  [false, '4'],
])('SE-099: on a desktop (%s) availability comes by %s months', async (isDesktop, months) => {
  const net = network();
  renderWithHooks(<Calendar source={hotel} isDesktop={isDesktop} next="2027-06" />, { fetch: net.fetch });
  await press('Open');
  const first = await net.next('/hotels/3/availabilities');
  expect(Object.fromEntries(first.url.searchParams)).toMatchObject({ month: '2026-12', length: months });
  await press('Next');
  const second = await net.next('/hotels/3/availabilities');
  expect(Object.fromEntries(second.url.searchParams)).toMatchObject({ month: '2027-06', length: months });
});

test('PR-041: the days of a product without an id are not requested, and the error says what is missing', async () => {
  const net = network();
  const errors: unknown[] = [];
  const source = { kind: 'offer', offerId: Number(undefined), hotelId: 3, party } as const;
  renderWithHooks(<Calendar source={source} />, { fetch: net.fetch, onError: (error) => errors.push(error) });
  await press('Open');
  await expect.poll(() => errors.map(String)).toEqual(['RangeError: Product ID is required']);
  expect(net.requests).toEqual([]);
});

test('SE-100: nothing is requested beyond one year, and no day there is open', async () => {
  const net = network();
  const days = ['2027-12-05', '2027-12-06'];
  renderWithHooks(<Calendar days={days} isDesktop={false} next="2027-11" />, { fetch: net.fetch });
  await press('Open');
  await net.next('calendar-prices');
  await press('Next');
  const request = await net.next('calendar-prices');
  expect(Object.fromEntries(request.url.searchParams)).toMatchObject({ month: '2027-11', length: '2' });
  await expect.element(page.getByRole('button', { name: '2027-12-05 open' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2027-12-06 closed horizon' })).toBeVisible();
});

test('SE-103 SE-096: the hotel flow requests the hotel’s days, which alone are open', async () => {
  const net = network();
  const days = ['2026-12-12', '2026-12-13', '2026-12-14'];
  renderWithHooks(<Calendar source={hotel} days={days} />, { fetch: net.fetch });
  await press('Open');
  const request = await net.next('/hotels/3/availabilities');
  expect(Object.fromEntries(request.url.searchParams)).toMatchObject({
    locale: 'fr_FR',
    adult: '2',
    child: '1',
    withAvailability: 'true',
  });
  const day = { price: '99 €', amount: 9900, minLos: 1, promo: null, bestPriceOfTheMonth: false };
  request.respond({ availabilities: { '2026-12-12': day, '2026-12-13': null } });
  await expect.element(page.getByRole('button', { name: '2026-12-12 open' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2026-12-13 closed full' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2026-12-14 closed full' })).toBeVisible();
});

test('SE-104 SE-087 SE-095: the hotel’s night counts limit the days after the check-in', async () => {
  const net = network();
  const days = ['2026-12-12', '2026-12-13', '2026-12-14'];
  renderWithHooks(<Calendar source={hotel} days={days} />, { fetch: net.fetch });
  await press('Open');
  await press(/^2026-12-12/);
  const request = await net.next('/hotels/3/checkoutNights');
  expect(request.url.searchParams.get('checkin')).toBe('2026-12-12');
  request.respond([2]);
  await expect.element(page.getByRole('button', { name: '2026-12-13 closed nights' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2026-12-14 open' })).toBeVisible();
});

test('SE-075 D-112: the total of a hotel’s stay is the amount of its minimum stay', async () => {
  const net = network();
  const dates = { checkin: '2026-12-12', checkout: '2026-12-14' };
  renderWithHooks(<Calendar source={hotel} value={dates} />, { fetch: net.fetch });
  await press('Open');
  const request = await net.next('/hotels/3/availabilities');
  await expect.element(page.getByLabelText('Total')).toHaveTextContent('no prices, no total');
  const day = { price: '121 €', amount: 24_101, minLos: 2, promo: null, bestPriceOfTheMonth: false };
  request.respond({ availabilities: { '2026-12-12': day, '2026-12-13': null } });
  await expect.element(page.getByLabelText('Total')).toHaveTextContent('prices, 24101');
});

test('D-101: the total at a destination adds up the prices of the days; without one of them there is none', async () => {
  const net = network();
  renderWithHooks(<Calendar days={['2026-12-12', '2026-12-14', '2026-12-15']} />, { fetch: net.fetch });
  await press('Open');
  const request = await net.next('calendar-prices');
  request.respond({ prices: { '2026-12-12': 8900, '2026-12-13': 9550 } });
  await press(/^2026-12-12/);
  await expect.element(page.getByLabelText('Total')).toHaveTextContent('prices, no total');
  await press(/^2026-12-14/);
  await expect.element(page.getByLabelText('Total')).toHaveTextContent('prices, 18450');
  await press(/^2026-12-12/);
  await press(/^2026-12-15/);
  await expect.element(page.getByLabelText('Total')).toHaveTextContent('prices, no total');
});

test('D-101: a search without a hotel requests no nights', async () => {
  const net = network();
  renderWithHooks(<Calendar days={['2026-12-12', '2026-12-13']} />, { fetch: net.fetch });
  await press('Open');
  await press(/^2026-12-12/);
  await expect.element(page.getByRole('button', { name: '2026-12-13 open' })).toBeVisible();
  expect(net.requests.filter(({ url }) => /nights/i.test(url.pathname))).toEqual([]);
});

test('SE-090 D-087: both days picked on a desktop, the calendar stays for a second and closes by itself', async () => {
  const net = network();
  renderWithHooks(<Calendar />, { fetch: net.fetch });
  await press('Open');
  const picked = performance.now();
  await press('Weekend');
  await expect.element(page.getByLabelText('Open')).toHaveTextContent('true');
  await expect.element(page.getByLabelText('Open')).toHaveTextContent('false');
  expect(performance.now() - picked).toBeGreaterThan(950);
  await expect.element(page.getByLabelText('Dates')).toHaveTextContent('2026-12-12 to 2026-12-13');
});

test('SE-047 ALG-10: clearing is on purpose even without dates, until a day is picked again', async () => {
  const net = network();
  renderWithHooks(<Calendar days={['2026-12-12']} />, { fetch: net.fetch });
  const cleared = page.getByLabelText('Cleared');
  await press('Open');
  await expect.element(cleared).toHaveTextContent('false');
  await press('Clear');
  await expect.element(cleared).toHaveTextContent('true');
  await press('Close');
  await expect.element(cleared).toHaveTextContent('true');
  await press('Open');
  await press(/^2026-12-12/);
  await expect.element(cleared).toHaveTextContent('false');
});

test('SE-047: a calendar that comes back knows that the dates were taken away, and says when that ends', async () => {
  const net = network();
  const reported: boolean[] = [];
  renderWithHooks(
    <Calendar
      days={['2026-12-12']}
      defaultIsExplicitlyCleared
      onExplicitlyClearedChange={(isCleared) => reported.push(isCleared)}
    />,
    { fetch: net.fetch },
  );
  await press('Open');
  await press(/^2026-12-12/);
  expect(reported).toEqual([false]);
});

test('PR-045: a day that a quote refused is closed, whatever the source says; the others are not', async () => {
  const net = network();
  const days = ['2026-12-12', '2026-12-13'];
  const room = { price: '99 €', amount: 9900, minLos: 1, promo: null, bestPriceOfTheMonth: false };
  const source = { kind: 'offer' as const, offerId: 12, hotelId: 3, party };
  renderWithHooks(<Calendar source={source} days={days} closedDays={['2026-12-12']} />, { fetch: net.fetch });
  await press('Open');
  const months = await net.next('/hotels/3/availabilities');
  expect(months.url.searchParams.get('offerId')).toBe('12');
  months.respond({ availabilities: Object.fromEntries(days.map((day) => [day, room])) });
  await expect.element(page.getByRole('button', { name: '2026-12-13 open' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2026-12-12 closed full' })).toBeVisible();
});

test('months are loaded until there is a day to start on, and no longer', async () => {
  const net = network();
  const source = { kind: 'offer' as const, offerId: 12, hotelId: 3, party };
  renderWithHooks(<Calendar source={source} />, { fetch: net.fetch });
  await press('Open');
  const first = await net.next('/hotels/3/availabilities');
  expect(first.url.searchParams.get('month')).toBe('2026-12');
  first.respond({ availabilities: { '2026-12-12': null } });
  const more = await net.next('/hotels/3/availabilities');
  expect(Object.fromEntries(more.url.searchParams)).toMatchObject({ month: '2027-02', length: '6' });
  const room = { price: '99 €', amount: 9900, minLos: 1, promo: null, bestPriceOfTheMonth: false };
  more.respond({ availabilities: { '2027-02-01': null, '2027-02-05': room, '2027-03-01': room } });
  await expect.element(page.getByLabelText('First', { exact: true })).toHaveTextContent('2027-02-05');
  expect(net.requests).toHaveLength(2);
});

const monthsOf = ({ url }: { url: URL }) =>
  `${url.searchParams.get('month')}+${url.searchParams.get('length')}`;

test('months that do not follow one another are requested apart, and those that are known not again', async () => {
  const net = network();
  const source = { kind: 'offer' as const, offerId: 12, hotelId: 3, party };
  renderWithHooks(<Calendar source={source} next="2027-03" />, { fetch: net.fetch });
  await press('Open');
  const first = await net.next('/hotels/3/availabilities');
  await press('Next');
  const second = await net.next('/hotels/3/availabilities');
  expect([first, second].map(monthsOf)).toEqual(['2026-12+2', '2027-03+2']);
  second.respond({ availabilities: { '2027-03-01': null } });
  first.respond({ availabilities: { '2026-12-12': null } });
  const third = await net.next('/hotels/3/availabilities');
  const fourth = await net.next('/hotels/3/availabilities');
  expect([third, fourth].map(monthsOf)).toEqual(['2027-02+1', '2027-05+3']);
});

test('months that could not be had are reported once, take no others away, and are requested when they are shown again', async () => {
  const net = network();
  const errors: unknown[] = [];
  renderWithHooks(<Calendar source={hotel} days={['2026-12-12']} next="2027-03" />, {
    fetch: net.fetch,
    onError: (error) => errors.push(error),
  });
  await press('Open');
  const room = { price: '99 €', amount: 9900, minLos: 1, promo: null, bestPriceOfTheMonth: false };
  (await net.next('/hotels/3/availabilities')).respond({ availabilities: { '2026-12-12': room } });
  await expect.element(page.getByRole('button', { name: '2026-12-12 open' })).toBeVisible();
  await press('Next');
  (await net.next('/hotels/3/availabilities')).fail();
  await expect.poll(() => errors).toHaveLength(1);
  await expect.element(page.getByLabelText('Loading')).toHaveTextContent('false');
  await expect.element(page.getByRole('button', { name: '2026-12-12 open' })).toBeVisible();
  await press('Next');
  expect(monthsOf(await net.next('/hotels/3/availabilities'))).toBe('2027-03+2');
  expect(net.requests).toHaveLength(3);
});
