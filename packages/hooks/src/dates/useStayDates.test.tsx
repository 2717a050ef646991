import { readCriteria, type StayDates } from '@sabadora/domain';
import { useLayoutEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryLocation } from '../address/location.ts';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { NOW } from '../testing/now.ts';
import { useAddress } from '../address/useAddress.ts';
import { useStayDates, type StayDatesProps } from './useStayDates.ts';

afterEach(() => void vi.useRealTimers());

const days = ['2026-12-04', '2026-12-06', '2026-12-07', '2026-12-08', '2026-12-31', '2027-01-20'];
const destination: StayDatesProps['source'] = {
  kind: 'destination',
  criteria: readCriteria({}, NOW),
  flow: 'booking',
};
const offer: StayDatesProps['source'] = {
  kind: 'offer',
  offerId: 7,
  hotelId: 3,
  party: { adults: 2, children: 0, babies: 0 },
};

interface CalendarProps extends Partial<StayDatesProps> {
  onDates?: (dates: StayDates | null) => void;
}

/** A calendar of plain buttons. */
function Calendar({ onDates, value = null, source = destination, ...props }: CalendarProps) {
  const [dates, setDates] = useState(value);
  const stay = useStayDates({
    value: dates,
    onCommit: (next) => {
      setDates(next);
      onDates?.(next);
    },
    source,
    ...props,
  });
  return (
    <>
      <p aria-label="Dates">{dates ? `${dates.checkin} to ${dates.checkout}` : 'none'}</p>
      <p aria-label="Draft">{`${stay.draft.checkin ?? '?'} to ${stay.draft.checkout ?? '?'}, ${stay.nights} nights`}</p>
      <button type="button" onClick={stay.open}>
        Open
      </button>
      {stay.isOpen && (
        <div role="group" aria-label="Calendar">
          {days.map((day) => {
            const info = stay.dayInfo(day);
            return (
              <button
                key={day}
                type="button"
                aria-disabled={!info.isSelectable}
                onClick={() => stay.pick(day)}
              >
                {[day, info.state, info.reason, info.amount, info.minNights, info.isCheapest && 'cheapest']
                  .filter(Boolean)
                  .join(' ')}
              </button>
            );
          })}
          <button type="button" onClick={stay.close}>
            Close
          </button>
          <button type="button" onClick={stay.clear}>
            Clear
          </button>
          <button type="button" disabled={!stay.canConfirm} onClick={stay.confirm}>
            Confirm
          </button>
        </div>
      )}
    </>
  );
}

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

test('SE-085, D-087: two presses choose a stay, and a desktop calendar closes a second later', async () => {
  const net = network();
  const committed: (StayDates | null)[] = [];
  renderWithHooks(<Calendar onDates={(dates) => committed.push(dates)} />, { fetch: net.fetch });
  await press('Open');
  await press(/^2026-12-06/);
  await press(/^2026-12-08/);
  await expect.element(page.getByLabelText('Draft')).toHaveTextContent('2026-12-06 to 2026-12-08, 2 nights');
  expect(committed).toEqual([]);
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
  expect(committed).toEqual([{ checkin: '2026-12-06', checkout: '2026-12-08' }]);
});

test('D-087: on a phone the calendar waits for Confirm, which needs both days (SE-081)', async () => {
  const net = network();
  renderWithHooks(<Calendar isDesktop={false} />, { fetch: net.fetch });
  await press('Open');
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await press(/^2026-12-06/);
  await press(/^2026-12-07/);
  await press('Confirm');
  await expect.element(page.getByLabelText('Dates')).toHaveTextContent('2026-12-06 to 2026-12-07');
});

test('SE-040: dates that the caller takes away and gives back are no choice of the visitor', async () => {
  const onCommit = vi.fn<(dates: StayDates | null) => void>();
  const dates = { checkin: '2026-12-07', checkout: '2026-12-08' };
  const location = memoryLocation('/search#dates');
  const write = (hash: string) => location.write({ path: '/search', query: '', hash });
  /** After a change to no dates, restores its dates in the next render. */
  function Caller() {
    const { hash } = useAddress();
    useLayoutEffect(() => {
      if (hash === '') write('dates');
    }, [hash]);
    const { draft } = useStayDates({ value: hash === '' ? null : dates, onCommit, source: destination });
    return (
      <button type="button" onClick={() => write('')}>
        {draft.checkin ?? 'none'}
      </button>
    );
  }
  renderWithHooks(<Caller />, { location, fetch: network().fetch });
  await press('2026-12-07');
  await expect.element(page.getByRole('button', { name: '2026-12-07' })).toBeVisible();
  expect(onCommit).not.toHaveBeenCalled();
});

test('SE-088, D-006: closing with half a selection returns to the dates before', async () => {
  const net = network();
  const value = { checkin: '2026-12-07', checkout: '2026-12-08' };
  renderWithHooks(<Calendar value={value} />, { fetch: net.fetch });
  await press('Open');
  await press(/^2026-12-06/);
  await press('Close');
  await expect.element(page.getByLabelText('Draft')).toHaveTextContent('2026-12-07 to 2026-12-08, 1 nights');
});

test('SE-089, D-007: Clear takes the dates away and leaves the search calendar open', async () => {
  const net = network();
  const value = { checkin: '2026-12-07', checkout: '2026-12-08' };
  renderWithHooks(<Calendar value={value} />, { fetch: net.fetch });
  await press('Open');
  await press('Clear');
  await expect.element(page.getByLabelText('Dates')).toHaveTextContent('none');
  await expect.element(page.getByRole('group')).toBeVisible();
});

test('SE-093, SE-097, SE-100: closed days say why', async () => {
  const net = network();
  renderWithHooks(<Calendar />, { fetch: net.fetch });
  await press('Open');
  await expect.element(page.getByRole('button', { name: '2026-12-04 unselectable past' })).toBeVisible();
  await press(/^2026-12-06/);
  await expect.element(page.getByRole('button', { name: '2026-12-31 unselectable tooLong' })).toBeVisible();
});

test('D-101: prices of a destination are hints; the cheapest of the month is known and no day is closed by them', async () => {
  const net = network();
  renderWithHooks(<Calendar />, { fetch: net.fetch });
  await press('Open');
  const request = await net.next('calendar-prices');
  expect(request.url.searchParams.get('month')).toBe('2026-12');
  expect(request.url.searchParams.get('length')).toBe('2');
  request.respond({ prices: { '2026-12-06': 9900, '2026-12-08': 7900 } });
  await expect.element(page.getByRole('button', { name: '2026-12-06 selectable 9900' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: '2026-12-08 selectable 7900 cheapest' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^2026-12-07 selectable$/ })).toBeVisible();
});

test('SE-096, SE-075, D-112: availabilities decide, with the price per night of the minimum stay', async () => {
  const net = network();
  renderWithHooks(<Calendar source={offer} />, { fetch: net.fetch });
  await press('Open');
  const day = { price: '', amount: 20000, minLos: 2, promo: null, bestPriceOfTheMonth: true };
  (await net.next('/hotels/3/availabilities')).respond({
    availabilities: { '2026-12-06': day, '2026-12-07': null },
  });
  await expect
    .element(page.getByRole('button', { name: '2026-12-06 selectable 10000 2 cheapest' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: '2026-12-07 unselectable full' })).toBeVisible();
});

test('SE-087, SE-095: the possible nights of the check-in limit the days after it', async () => {
  const net = network();
  renderWithHooks(<Calendar source={offer} />, { fetch: net.fetch });
  await press('Open');
  await press(/^2026-12-06/);
  const request = await net.next('/weekend/7/packageCheckoutNights');
  expect(request.url.searchParams.get('checkin')).toBe('2026-12-06');
  request.respond([2]);
  await expect.element(page.getByRole('button', { name: '2026-12-07 unselectable nights' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2026-12-08 selectable' })).toBeVisible();
});

test('SE-102, D-099: a failed night call restricts nothing', async () => {
  const net = network();
  const errors: unknown[] = [];
  renderWithHooks(<Calendar source={offer} />, { fetch: net.fetch, onError: (error) => errors.push(error) });
  await press('Open');
  await press(/^2026-12-06/);
  (await net.next('/weekend/7/packageCheckoutNights')).fail();
  await expect.poll(() => errors).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: '2026-12-07 selectable' })).toBeVisible();
});

test('ALG-10: a response for another check-in is dropped', async () => {
  const net = network();
  renderWithHooks(<Calendar source={offer} />, { fetch: net.fetch });
  await press('Open');
  await press(/^2026-12-07/);
  const first = await net.next('/weekend/7/packageCheckoutNights');
  await press(/^2026-12-06/);
  const second = await net.next('/weekend/7/packageCheckoutNights');
  expect(first.signal?.aborted).toBe(true);
  second.respond([2]);
  first.respond([1]);
  await expect.element(page.getByRole('button', { name: '2026-12-08 selectable' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2026-12-07 unselectable nights' })).toBeVisible();
});
