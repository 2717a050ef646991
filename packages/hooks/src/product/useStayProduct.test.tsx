import { quoteOfTest, refusedQuoteOfTest, weekendDetailOfTest } from '@sabadora/api/testing';
import type { Quote } from '@sabadora/api';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toHref } from '../address/location.ts';
import { network, renderWithHooks, type HarnessOptions } from '../testing/harness.tsx';
import { useStayProduct, type StayProductProps } from './useStayProduct.ts';

const detail = weekendDetailOfTest(12);
const HREF = '/stay/12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0';

/** The page of a stay as plain text and buttons. */
function Stay(props: Partial<StayProductProps>) {
  const stay = useStayProduct({ detail, ...props });
  const { quote } = stay;
  const amount = quote.status === 'priced' ? quote.quote.priceInfo.sellPrice : undefined;
  const buttons = {
    Dates: () => stay.setDates({ checkin: '2026-12-19', checkout: '2026-12-20' }),
    Clear: () => stay.setDates(null),
    Child: () => stay.setParty({ adults: 2, children: 1, babies: 0 }),
    Saturday: () => stay.chooseActivityDate({ activityId: 102, day: '2026-12-12' }),
    Sunday: () => stay.chooseActivityDate({ activityId: 102, day: '2026-12-13' }),
    Book: () => void stay.start(),
  };
  return (
    <>
      <p aria-label="Quote">{[quote.status, amount].filter(Boolean).join(' ')}</p>
      <p aria-label="Error">{quote.status === 'unavailable' ? quote.error : 'none'}</p>
      <p aria-label="Title">{stay.detail.offer.label}</p>
      <p aria-label="Bookable">{String(stay.isBookable)}</p>
      <p aria-label="Obstacle">{String(stay.obstacle)}</p>
      <p aria-label="Closed">{stay.closedDays.join(' ')}</p>
      <p aria-label="Activities">
        {stay.activities.map(({ title, chosen }) => `${title}: ${chosen ?? 'open'}`).join(', ')}
      </p>
      {Object.entries(buttons).map(([name, onClick]) => (
        <button key={name} type="button" onClick={onClick}>
          {name}
        </button>
      ))}
    </>
  );
}

function show(href: string, props: Partial<StayProductProps> = {}, options: HarnessOptions = {}) {
  const net = network();
  const { location } = renderWithHooks(<Stay {...props} />, { href, fetch: net.fetch, ...options });
  return { ...net, href: () => toHref(location.read()) };
}

const expectText = (label: string, text: string) =>
  expect.element(page.getByLabelText(label, { exact: true })).toHaveTextContent(text);
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const { priceInfo } = quoteOfTest();
const withoutActivities = (changes: Partial<Quote> = {}) => quoteOfTest({ activities: [], ...changes });

test('PR-033, PR-040: without dates nothing is quoted, and booking asks for dates until there are some', async () => {
  const { requests } = show('/stay/12');
  await expectText('Quote', 'no-dates');
  await expectText('Bookable', 'true');
  await press('Book');
  await expectText('Obstacle', 'dates');
  expect(requests).toEqual([]);
  await press('Dates');
  await expectText('Obstacle', 'undefined');
});

test('PR-010, PR-015, PR-137: dates and people go into the address, and detail and quote are requested for them', async () => {
  const { next, href } = show('/stay/12');
  await press('Dates');
  const detailed = await next('/weekend/12/detail.json');
  expect(Object.fromEntries(detailed.url.searchParams)).toMatchObject({ checkin: '2026-12-19', night: '1' });
  detailed.respond(weekendDetailOfTest(12, { offer: { ...detail.offer, label: 'On those days' } }));
  const quoted = await next('/product/12/quote');
  expect(Object.fromEntries(quoted.url.searchParams)).toMatchObject({
    checkin: '2026-12-19',
    nights: '1',
    child: '0',
  });
  await expectText('Quote', 'loading');
  quoted.respond(withoutActivities());
  await expectText('Quote', 'priced 29800');
  await expectText('Title', 'On those days');
  await press('Child');
  expect((await next('/product/12/quote')).url.searchParams.get('child')).toBe('1');
  expect(href()).toBe('/stay/12#checkin=2026-12-19;checkout=2026-12-20;a=2;c=1;b=0');
});

test('what the server has read for the address is not requested again', async () => {
  const { requests } = show(HREF, { quote: withoutActivities() });
  await expectText('Quote', 'priced 29800');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requests).toEqual([]);
});

test('PR-034, PR-035: booking begins with offer, dates, people and the price shown, once it is quoted anew', async () => {
  const { next, href } = show(HREF, { quote: withoutActivities() });
  await press('Book');
  const quoted = await next('/product/12/quote');
  expect(href()).toBe(HREF);
  quoted.respond(withoutActivities({ priceInfo: priceInfo && { ...priceInfo, sellPrice: 31_000 } }));
  await expect
    .poll(href)
    .toBe('/booking/summary?offer=12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0;price=29800');
});

test('PR-026, PR-036, D-151: a stay that is sold out since its price was read is no longer bookable', async () => {
  const { next, href } = show(HREF, { quote: withoutActivities() });
  await expectText('Bookable', 'true');
  await press('Book');
  (await next('/product/12/quote')).respond(refusedQuoteOfTest());
  await expectText('Obstacle', 'unavailable');
  await expectText('Bookable', 'false');
  await expectText('Closed', '2026-12-12');
  expect(href()).toBe(HREF);
});

test('PR-036, PR-181: a quote that fails when the booking begins is an obstacle, whatever was known', async () => {
  const { next, href } = show(HREF, { quote: withoutActivities() });
  await press('Book');
  (await next('/product/12/quote')).fail();
  await expectText('Obstacle', 'failed');
  await expectText('Quote', 'priced 29800');
  expect(href()).toBe(HREF);
});

test('PR-034: booking waits for the quote that is on its way', async () => {
  const { next, href } = show(HREF);
  await press('Book');
  const quoted = await next('/product/12/quote');
  expect(href()).toBe(HREF);
  quoted.respond(withoutActivities());
  await expect.poll(href).toContain('/booking/summary');
});

test('PR-037, PR-038, PR-039: an activity needs a day; the last one chosen is checked and goes along', async () => {
  const { next, href } = show(HREF);
  (await next('/product/12/quote')).respond(quoteOfTest());
  await expectText('Activities', 'Massage for two: open');
  await press('Book');
  await expectText('Obstacle', 'activityDates');
  await press('Saturday');
  await expectText('Obstacle', 'undefined');
  await press('Sunday');
  await expectText('Activities', 'Massage for two: 2026-12-13');
  expect(href()).toBe(`${HREF};activityDates=102_2026-12-13`);
  await press('Book');
  const checked = await next('/product/12/quote');
  expect(checked.url.searchParams.getAll('activitySelectionList')).toEqual(['102_2026-12-13']);
  checked.respond(quoteOfTest());
  await expect.poll(href).toContain('b=0;activityDates=102_2026-12-13;price=29800');
});

test('PR-036, PR-045, PR-138, D-151: a refused quote closes its check-in day, ends booking and is reported', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const { next, href } = show(HREF, {}, { onError });
  (await next('/product/12/quote')).respond(refusedQuoteOfTest());
  await expectText('Quote', 'unavailable');
  await expectText('Error', 'PACKAGE_NOT_AVAILABLE_CHECKIN');
  await expectText('Bookable', 'false');
  await expectText('Closed', '2026-12-12');
  await press('Book');
  await expectText('Obstacle', 'unavailable');
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'The stay 12 cannot be booked: PACKAGE_NOT_AVAILABLE_CHECKIN' }),
  );
  expect(href()).toBe(HREF);
  await press('Dates');
  await expectText('Obstacle', 'undefined');
  await expectText('Closed', '2026-12-12');
  await press('Child');
  await expectText('Closed', '');
});

test('a quote that cannot be requested is a state of its own, and booking requests it again', async () => {
  const { next, href } = show(HREF);
  (await next('/product/12/quote')).fail();
  await expectText('Quote', 'failed');
  await press('Book');
  (await next('/product/12/quote')).fail();
  await expectText('Obstacle', 'failed');
  await press('Book');
  (await next('/product/12/quote')).respond(withoutActivities());
  await expect.poll(href).toContain('/booking/summary');
});

test('booking does not begin for dates that were changed meanwhile', async () => {
  const { next, href } = show(HREF);
  await press('Book');
  const quoted = await next('/product/12/quote');
  await press('Dates');
  quoted.respond(withoutActivities());
  (await next('/product/12/quote')).respond(withoutActivities());
  await expectText('Quote', 'priced 29800');
  expect(href()).toContain('/stay/12');
});

test('PR-011: a detail that cannot be requested leaves the last one', async () => {
  const { next } = show('/stay/12');
  await press('Dates');
  (await next('/weekend/12/detail.json')).fail();
  await expectText('Title', detail.offer.label);
});

test('D-151: an offer that is not published cannot be booked', async () => {
  show('/stay/12', { detail: { ...detail, published: false } });
  await expectText('Bookable', 'false');
});

test('PR-006: in gifting dates are kept in the address and not quoted', async () => {
  const { requests } = show(HREF.replace('#', '?flow=gifting#'));
  await expectText('Quote', 'no-dates');
  expect(requests.filter(({ url }) => url.pathname.endsWith('/quote'))).toEqual([]);
});
