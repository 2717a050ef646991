import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { useStayDates, type StayDatesProps } from './useStayDates.ts';

const offer: StayDatesProps['source'] = {
  kind: 'offer',
  offerId: 7,
  hotelId: 3,
  party: { adults: 2, children: 0, babies: 0 },
};
const kept = { checkin: '2026-12-07' };

/** Shows which days the check-out of 7 to 8 December can be dragged to, and drags it to the 10th. */
function Calendar() {
  const stay = useStayDates({
    value: { checkin: '2026-12-07', checkout: '2026-12-08' },
    onCommit: () => {},
    source: offer,
  });
  const { checkin = '', checkout = '' } = stay.draft;
  const days = ['2026-12-06', '2026-12-07', '2026-12-09', '2026-12-10'];
  const open = days.filter((day) => stay.dayInfo(day, kept).isSelectable);
  return (
    <>
      <p aria-label="Open">{`${stay.isOpen}`}</p>
      <p aria-label="Draft">{`${checkin} to ${checkout}`}</p>
      <p aria-label="Check-outs">{open.join(' ')}</p>
      <p aria-label="Check-ins">
        {days.filter((day) => stay.dayInfo(day, { checkout: '2026-12-10' }).isSelectable).join(' ')}
      </p>
      <p aria-label="Totals">
        {`${stay.totalOf({ ...kept, checkout: '2026-12-08' })} ${stay.totalOf({ ...kept, checkout: '2026-12-10' })}`}
      </p>
      <button type="button" onClick={stay.open}>
        Open
      </button>
      <button type="button" onClick={() => stay.pickStay({ ...kept, checkout: '2026-12-09' })}>
        Drag to a full day
      </button>
      <button type="button" onClick={() => stay.pickStay({ ...kept, checkout: '2026-12-10' })}>
        Drag
      </button>
    </>
  );
}

const line = (label: string) => page.getByLabelText(label, { exact: true });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

test('SE-096 ALG-9, ALG-10: a dragged end goes where both days can be picked, and desktop closes a second later', async () => {
  const net = network();
  renderWithHooks(<Calendar />, { fetch: net.fetch });
  await press('Open');
  const day = { price: '', amount: 10000, minLos: 1, promo: null, bestPriceOfTheMonth: false };
  (await net.next('/hotels/3/availabilities')).respond({
    availabilities: {
      '2026-12-06': day,
      '2026-12-07': day,
      '2026-12-08': day,
      '2026-12-09': null,
      '2026-12-10': day,
    },
  });
  await expect.element(line('Check-outs')).toHaveTextContent('2026-12-10');
  await expect.element(line('Check-ins')).toHaveTextContent('2026-12-06 2026-12-07');
  await expect.element(line('Totals')).toHaveTextContent('10000 undefined');
  await press('Drag to a full day');
  await expect.element(line('Draft')).toHaveTextContent('2026-12-07 to 2026-12-08');
  await press('Drag');
  await expect.element(line('Draft')).toHaveTextContent('2026-12-07 to 2026-12-10');
  await expect.element(line('Open')).toHaveTextContent('true');
  await expect.element(line('Open')).toHaveTextContent('false');
});
