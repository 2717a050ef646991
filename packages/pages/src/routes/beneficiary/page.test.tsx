import { datedOfferOfTest, searchDetailsOfTest, voucherOfTest } from '@sabadora/api/testing';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';

const voucher = voucherOfTest();
const CODE = voucher.code;
const stays = {
  exactMatch: [{ hotelId: 7, mainPackage: datedOfferOfTest(12), otherPackages: [] }],
  searchDetails: searchDetailsOfTest(1),
};

beforeEach(() => sessionStorage.clear());

function open(found: unknown) {
  const net = testNetwork({
    '/beneficiary/voucher': found,
    '/beneficiary/single-vouchers/offers': stays,
  });
  return { net, ...renderPart(<Page />, { href: '/beneficiary/login', fetch: net.fetch }) };
}

const field = () => page.getByLabelText('Voucher code');
const use = () => page.getByRole('button', { name: 'Use the voucher' });

test('SE-004, PR-122: a code leads to what was given, with its giver, its rest and its stays', async () => {
  open(voucher);
  await field().fill(CODE.toLowerCase());
  await use().click();
  await expect.element(page.getByRole('heading', { name: 'Hôtel des Dunes' }).first()).toBeVisible();
  await expect.element(page.getByText('From Zoë')).toBeVisible();
  await expect.element(page.getByText(/149.*on this voucher/).first()).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Choose your dates' }))
    .toHaveAttribute('href', '/stay/12');
  await expect.element(page.getByText('1 of 1 stay')).toBeVisible();
});

test('PR-101, PR-122: stays free on dates are found by them, which the address keeps and each stay is opened with', async () => {
  const { net, location } = open(voucher);
  await field().fill(CODE);
  await use().click();
  await page.getByRole('button', { name: /^Dates/ }).click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('gridcell', { name: /12 décembre/ }).click();
  await calendar.getByRole('gridcell', { name: /14 décembre/ }).click();
  // D-087: on a desktop, choosing the second day closes it.
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.poll(() => location.read().hash).toBe('checkin=2026-12-12;checkout=2026-12-14');
  const asked = () => net.requests('/single-vouchers/offers').at(-1)?.query;
  await expect.poll(() => asked()?.get('checkin')).toBe('2026-12-12');
  expect([asked()?.get('night'), asked()?.get('affiliateId')]).toEqual(['2', '1']);
  await expect
    .element(page.getByRole('link', { name: 'Choose your dates' }))
    .toHaveAttribute('href', '/stay/12#checkin=2026-12-12;checkout=2026-12-14');
  const stay = page.getByRole('article').getByRole('link').first();
  await expect.element(stay).toHaveAttribute('href', '/stay/12#checkin=2026-12-12;checkout=2026-12-14');

  net.respond('/beneficiary/single-vouchers/offers', {
    exactMatch: [],
    searchDetails: searchDetailsOfTest(0),
  });
  await page.getByRole('button', { name: /^Dates/ }).click();
  await calendar.getByRole('gridcell', { name: /19 décembre/ }).click();
  await calendar.getByRole('gridcell', { name: /20 décembre/ }).click();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(page.getByText('No stay is free on these dates')).toBeVisible();
  net.respond('/beneficiary/single-vouchers/offers', stays);
  await page.getByRole('button', { name: 'See all stays' }).click();
  await expect.element(page.getByText('1 of 1 stay')).toBeVisible();
  expect(location.read().hash).toBe('');
});

const facets = {
  totalCount: 1,
  properties: [
    {
      propertyType: 'stars',
      values: [{ value: 4, name: '4', label: '★★★★', count: 3 }],
    },
  ],
};

test('PR-101, PR-122: its stays are filtered by what they have, in the address and the request', async () => {
  const { net, location } = open(voucher);
  net.respond('/beneficiary/single-vouchers/facets', facets);
  await field().fill(CODE);
  await use().click();
  await page.getByRole('button', { name: 'Filter' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('checkbox', { name: /^4 stars/ }).click();
  await expect.poll(() => net.requests('/single-vouchers/facets').at(-1)?.query.get('stars')).toBe('4');
  net.respond('/beneficiary/single-vouchers/offers', {
    ...stays,
    exactMatch: [],
    searchDetails: searchDetailsOfTest(0),
  });
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => location.read().hash).toBe('stars=4');
  await expect.element(page.getByText('No stay has all of this')).toBeVisible();
  expect(net.requests('/single-vouchers/offers').at(-1)?.query.get('stars')).toBe('4');
  await page.getByRole('button', { name: 'See all stays' }).click();
  await expect.element(page.getByText('1 of 1 stay')).toBeVisible();
  expect(location.read().hash).toBe('');
});

test('counts that cannot be had say so, and the filters can still be used', async () => {
  const { net } = open(voucher);
  net.respond('/beneficiary/single-vouchers/facets', 500);
  await field().fill(CODE);
  await use().click();
  await page.getByRole('button', { name: 'Filter' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect.element(drawer.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(drawer.getByRole('radio').first()).toBeEnabled();
});

test.each([
  [{ ...voucher, state: 'expired' }, /was valid until/],
  [{ ...voucher, state: 'redeemed', leftAmount: 0 }, /nothing is left on it/],
  [{ ...voucher, state: 'cancelled' }, /was cancelled/],
])('a voucher that cannot be redeemed says why (%#)', async (found, text) => {
  open(found);
  await field().fill(CODE);
  await use().click();
  await expect.element(page.getByRole('alert').getByText(text)).toBeInTheDocument();
});

test('a voucher that is partly used says what is left', async () => {
  open({ ...voucher, state: 'partlyUsed', leftAmount: 4900 });
  await field().fill(CODE);
  await use().click();
  await expect.element(page.getByText(/49.*of.*149.*left on this voucher/)).toBeVisible();
});

test('CH-003: no code, and one with a typing error, are refused without a request', async () => {
  const { net } = open(voucher);
  await use().click();
  await expect.element(page.getByRole('alert').getByText(/Type the code/)).toBeInTheDocument();
  await field().fill('2Q5T-B3XC-9T6J');
  await use().click();
  await expect.element(page.getByRole('alert').getByText(/do not know this code/)).toBeInTheDocument();
  expect(net.requests('/beneficiary/voucher')).toHaveLength(0);
});

test.each([
  [500, /could not reach/],
  [429, /Too many codes/],
])('a code whose lookup was answered with %i can be entered again as it is', async (status, text) => {
  const { net } = open(status);
  await field().fill(CODE);
  await use().click();
  await expect.element(page.getByRole('alert').getByText(text)).toBeInTheDocument();
  await expect.element(field()).toHaveValue(CODE);
  net.respond('/beneficiary/voucher', voucher);
  await use().click();
  await expect.element(page.getByRole('heading', { name: 'Hôtel des Dunes' }).first()).toBeVisible();
});
