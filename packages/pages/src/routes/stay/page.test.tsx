import type { Quote } from '@sabadora/api';
import {
  offerOfTest,
  hotelInFullOfTest,
  quoteOfTest,
  refusedQuoteOfTest,
  weekendDetailOfTest,
} from '@sabadora/api/testing';
import { toHref } from '@sabadora/hooks';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { Page, type StayProps } from './page.tsx';

const DATED = '/stay/12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0';
const stay = weekendDetailOfTest(12);

beforeEach(async () => {
  await page.viewport(1280, 900);
});

interface ShowOptions extends Partial<PartOptions> {
  /** What the gateway says of any dates. */
  quoted?: Quote;
}

function show(href: string, props: Partial<StayProps> = {}, { quoted, ...options }: ShowOptions = {}) {
  const net = testNetwork({
    '/quote': quoted ?? quoteOfTest({ activities: [] }),
    '/detail.json': props.stay ?? stay,
  });
  const { location, container } = renderPart(<Page stay={stay} quote={null} {...props} />, {
    href,
    serverHref: '/stay/12',
    fetch: net.fetch,
    ...options,
  });
  return { ...net, container, href: () => toHref(location.read()) };
}

const panel = () => page.getByRole('complementary').getByRole('form', { name: 'Book this stay' });
const text = () => document.querySelector('main')?.textContent.replaceAll(/[\u00a0\u202f]/gu, ' ') ?? '';
const book = (name = 'Book') => panel().getByRole('button', { name, exact: true });

test('PR-021: the page says what the stay is, where, how good, and what it includes', async () => {
  show('/stay/12');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Weekend by the sea');
  for (const part of ['Cabourg', 'Hôtel des Dunes', '9,2/10', 'Three-course dinner', 'Oysters', '22 m²'])
    expect(text()).toContain(part);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('PR-018, D-047: each section with content has a tab, in order', async () => {
  const hotel = hotelInFullOfTest({ positiveReviews: [] });
  show('/stay/12', { stay: { ...stay, hotel } });
  const tabs = page.getByRole('navigation', { name: 'Sections of this page', exact: true });
  await expect.element(tabs).toBeVisible();
  const names = tabs
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Description', 'Room', 'Experience', 'Hotel', 'Practical info']);
  for (const link of tabs.getByRole('link').elements())
    expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('SECTION');
});

test('PR-033, PR-040, PR-146: without dates there is a lowest price, and Book asks for dates', async () => {
  show('/stay/12');
  await expect.poll(text).toContain('from 298 €');
  expect(text()).toContain('Add your dates to see the cancellation conditions');
  expect(text()).toContain('Need flexibility? Offer this stay as a giftcard');
  await userEvent.click(book('Choose your dates'));
  await expect.element(page.getByText('Please choose your travel dates.')).toBeVisible();
});

test('PR-034, PR-049, PR-136, PR-144: dates have a price, conditions and a way to the checkout', async () => {
  const { href } = show(DATED);
  await expect.poll(text).toContain('298 € instead of 398 €');
  expect(text()).toContain('25% off');
  expect(text()).toContain('149 € per night');
  expect(text()).toContain('until 5 déc.');
  expect(text()).toContain('Local tax: about 6,60 €, paid at the hotel');
  expect(text()).toContain('Cancelled until 5 décembre 2026, 80% of each night is refunded.');
  expect(text()).not.toContain('Need flexibility?');
  await userEvent.click(book());
  await expect
    .poll(href)
    .toBe('/booking/summary?offer=12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0');
});

test('PR-037, PR-038: Book leads to the activity that has no day', async () => {
  const { href } = show(DATED, {}, { quoted: quoteOfTest() });
  const day = panel().getByRole('combobox', { name: 'Massage for two' });
  await expect.element(day).toBeEnabled();
  await userEvent.click(book());
  await expect.element(panel().getByText('Please choose your activity dates.')).toBeVisible();
  expect(document.activeElement).toBe(day.element());
  await userEvent.selectOptions(day, '102_2026-12-13');
  await userEvent.click(book());
  await expect.poll(href).toContain(';activityDates=102_2026-12-13');
});

test('PR-042, PR-139, D-048, D-151: what cannot be booked says so, and offers the nearest that can', async () => {
  const nearest = { checkin: '2026-12-12', nights: 3, adult: 2, child: 0, baby: 0 };
  const errors = [{ code: 'PACKAGE_MINIMUM_STAY' as const, message: '' }];
  const quoted = refusedQuoteOfTest({ errors, modifiedReservationCriteria: nearest });
  const { answer, href } = show(DATED, {}, { quoted });
  await expect.poll(text).toContain('No more availabilities. Update your stay criteria');
  expect(text()).toContain('Stay of minimum 3 nights');
  await expect.element(book()).toHaveAttribute('aria-disabled', 'true');
  answer('/quote', quoteOfTest({ activities: [] }));
  await userEvent.click(panel().getByRole('button', { name: /^3 nights from/ }));
  await expect.element(book()).not.toHaveAttribute('aria-disabled', 'true');
  expect(href()).toContain('checkin=2026-12-12;checkout=2026-12-15');
});

test('PR-024, D-021: a stay that is no longer sold leads to the hotel’s other offers', async () => {
  show(DATED, { stay: { ...stay, published: false } });
  await expect.element(page.getByRole('heading', { name: 'Too late!' })).toBeVisible();
  expect(text()).toContain('This offer has expired… Luckily, we have other stays to suggest you.');
  await expect.element(panel()).not.toBeInTheDocument();
  const link = page.getByRole('complementary').getByRole('link', { name: 'See all offers of the hotel' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('flow=hotel#hotelId=7;'));
});

test('PR-023: the discount of an offer is announced to visitors of its experiment', async () => {
  const offer = offerOfTest(12, { autoDiscount: { code: 'SEA10', value: 10 } });
  show('/stay/12', { stay: { ...stay, offer } }, { switches: 'autoDiscount=shown' });
  await expect.element(page.getByText('SEA10')).toBeVisible();
});

test.each([
  ['development', true],
  ['production', false],
])('PR-046: in %s the label of a connected hotel takes the place of Book: %s', async (stage, isShown) => {
  const hotel = hotelInFullOfTest({ channelManagerId: 'D-EDGE' });
  show('/stay/12', { stay: { ...stay, hotel } }, { switches: 'channelManager=on', stage });
  await expect.poll(() => panel().getByText('CM', { exact: true }).elements().length === 1).toBe(isShown);
});

test('D-163: as a gift the stay has the price of a voucher and no dates', async () => {
  show(DATED.replace('#', '?flow=gifting#'), {}, { serverHref: '/stay/12?flow=gifting' });
  await expect.poll(text).toContain('Gift for two, valid 12 months');
  const instead = page.getByRole('link', { name: 'Choose dates and book' });
  await expect.element(instead).toHaveAttribute('href', expect.stringContaining('flow=booking'));
});
