import type { HotelDetail } from '@sabadora/api';
import {
  hotelDetailOfTest,
  hotelInFullOfTest,
  hotelOfferOfTest,
  roomOfTest,
  weekendDetailOfTest,
} from '@sabadora/api/testing';
import { toHref } from '@sabadora/hooks';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FAILURES, testNetwork } from '../../kit/testing/network.ts';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';

const DATED = '/hotel/7#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0';
const undated = (id: number) =>
  hotelOfferOfTest(id, { checkin: null, checkout: null, hasSelectedDates: false });
const detail = hotelDetailOfTest(7, { weekends: [undated(70), undated(71)] });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

interface ShowOptions extends Partial<PartOptions> {
  /** The gateway's response for other dates and people; a number is a status. */
  found?: unknown;
}

function show(href: string, ofServer: HotelDetail = detail, { found, ...options }: ShowOptions = {}) {
  const net = testNetwork({
    '/hotel/7/detail.json': found ?? hotelDetailOfTest(7),
    '/weekend/70/detail.json': weekendDetailOfTest(70),
  });
  const { location, container } = renderPart(<Page detail={ofServer} />, {
    href,
    serverHref: '/hotel/7',
    fetch: net.fetch,
    ...options,
  });
  return { ...net, container, href: () => toHref(location.read()) };
}

const text = () => document.querySelector('main')?.textContent.replaceAll(/[\u00a0\u202f]/gu, ' ') ?? '';
const offers = () => page.getByRole('region', { name: 'Offers' });

test('PR-053, PR-061: the page says what the hotel is, where, how good, what it offers and what is around', async () => {
  show('/hotel/7');
  await expect.element(page.getByRole('heading', { level: 1, name: /^Hôtel des Dunes/ })).toBeVisible();
  for (const part of [
    'Normandy',
    '9,2/10',
    'A house on the dunes',
    '22 m²',
    'Balcony',
    'from 298 €',
    'Hotel 3',
  ])
    expect(text()).toContain(part);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  const sections = page.getByRole('navigation', { name: 'Sections of this page', exact: true });
  const names = sections.getByRole('link').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(['About', 'Offers', 'Reviews']);
});

test('PR-053, PR-063: offers stand in the card of their room', async () => {
  const rooms = [
    roomOfTest({ uuid: 'sea', label: 'Sea room' }),
    roomOfTest({ uuid: 'garden', label: 'Garden room' }),
  ];
  const weekends = [
    { ...undated(70), roomUuid: 'garden', label: 'Cheap' },
    { ...undated(71), roomUuid: 'sea', label: 'Dear' },
    { ...undated(72), roomUuid: null, label: 'Anywhere' },
  ];
  show('/hotel/7', { ...detail, rooms, weekends });
  const sea = page.getByRole('article', { name: 'Sea room' });
  await expect.element(sea.getByRole('heading', { name: 'Dear' })).toBeVisible();
  expect(sea.getByRole('heading', { name: 'Cheap' }).elements()).toEqual([]);
  await expect.element(page.getByRole('heading', { name: 'More offers' })).toBeVisible();
});

test.each([
  [9, false],
  [10, true],
])('PR-065: a promotion of %d percent is shown: %s', async (percent, isShown) => {
  const prices = { sellPrice: 10_000 - 100 * percent, refPrice: 10_000, promo: percent };
  const weekends = [{ ...undated(70), ...prices, promoPercentageRounded: percent }];
  show('/hotel/7', { ...detail, weekends });
  await expect.element(offers().getByRole('heading', { name: 'Weekend by the sea' })).toBeVisible();
  expect(offers().element().textContent.includes(`${percent}% off`)).toBe(isShown);
  expect(offers().element().textContent.includes('instead of')).toBe(isShown);
});

test('PR-010, PR-064: an offer leads to its stay with the dates and people of the page', async () => {
  show(DATED);
  const link = offers().getByRole('link', { name: 'Weekend by the sea' }).first();
  await expect
    .element(link)
    .toHaveAttribute('href', '/stay/70#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0');
  await expect.poll(text).toContain('until 5 déc.');
});

test('PR-146, D-084: without dates they are asked for, since the conditions depend on them', async () => {
  show('/hotel/7');
  await expect.poll(text).toContain('Add your dates to see the cancellation conditions');
});

test('PR-059, PR-187, D-019, D-083, ALG-30: nothing on the dates says so, and leads back to all offers', async () => {
  const { href } = show(DATED, detail, {
    found: { ...detail, weekends: [], rooms: [] },
    helpPhone: '+33 1 00 00 00 00',
  });
  await expect.poll(text).toContain('Sorry, no availability on your dates');
  expect(text()).toContain('Monday to Friday from 10h to 21h, Saturday and Sunday from 10h to 19h');
  const phone = page.getByRole('region', { name: 'Offers' }).getByRole('link', { name: '+33 1 00 00 00 00' });
  await expect.element(phone).toHaveAttribute('href', 'tel:+33100000000');
  await userEvent.click(page.getByRole('link', { name: 'See all offers' }));
  await expect.element(page.getByRole('article', { name: 'Double room' })).toBeVisible();
  expect(href()).toBe('/hotel/7#a=2;c=0;b=0');
});

test('PR-060: a hotel without offers says so, and asks for no dates', async () => {
  show('/hotel/7', { ...detail, active: false, offerCount: 0, weekends: [], rooms: [] });
  await expect.poll(text).toContain("Sorry, we currently don't have any offers for this hotel.");
  expect(page.getByRole('button', { name: /Dates/ }).elements()).toEqual([]);
});

test.each(FAILURES)(
  'PR-011: after %s the offers are tried again, for the dates chosen',
  async (_how, failure) => {
    const { respond, href } = show(DATED, detail, { found: failure });
    await expect.poll(text).toContain('Oops, something went wrong');
    expect(href()).toBe(DATED);
    respond('/hotel/7/detail.json', hotelDetailOfTest(7));
    await userEvent.click(offers().getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('article', { name: 'Double room' })).toBeVisible();
  },
);

test('PR-052: anchor=products leads to the offers', async () => {
  show('/hotel/7#anchor=products');
  await expect.poll(() => document.activeElement?.id).toBe('offers');
});

test('PR-178, PR-180: the details of an offer say what it includes, those of a room what is in it', async () => {
  show('/hotel/7');
  await userEvent.click(page.getByRole('button', { name: /^Offer details ?: Weekend by the sea$/ }).first());
  const included = page.getByRole('dialog', { name: 'Your stay includes' });
  await expect.element(included.getByRole('heading', { name: 'Three-course dinner' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(included).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: /^Room details ?: Double room$/ }));
  const room = page.getByRole('dialog', { name: 'Double room' });
  await expect.element(room.getByText('Hairdryer')).toBeVisible();
});

test('PR-067, SE-173, SE-174: hotels nearby lead to their pages with the dates', async () => {
  show(DATED);
  const link = page.getByRole('link', { name: 'Hotel 2' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining('#checkin=2026-12-12;checkout=2026-12-14;night=2;'));
});

test('CH-164: without reviews there is no section of reviews', async () => {
  show('/hotel/7', { ...detail, hotel: hotelInFullOfTest({ id: 7, positiveReviews: [] }) });
  await expect.element(offers()).toBeVisible();
  expect(page.getByRole('region', { name: 'Reviews' }).elements()).toEqual([]);
});
