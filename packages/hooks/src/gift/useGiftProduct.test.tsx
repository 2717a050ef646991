import {
  giftExtrasOfTest,
  giftPricesOfTest,
  shippingCostOfTest,
  weekendDetailOfTest,
} from '@sabadora/api/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toHref } from '../address/location.ts';
import { network, renderWithHooks, type HarnessOptions } from '../testing/harness.tsx';
import { useGiftProduct, type GiftProductProps } from './useGiftProduct.ts';

const detail = weekendDetailOfTest(12, { giftPrices: giftPricesOfTest() });
const posted = { shipping: shippingCostOfTest(), extras: giftExtrasOfTest() };

/** A gift's page as plain text and buttons. */
function Gift(props: Partial<GiftProductProps>) {
  const gift = useGiftProduct({ detail, isPhysicalOn: true, ...props });
  const { quote, choice, shipping } = gift;
  const buttons = {
    'Two nights': () => gift.choose({ nights: 2 }),
    'Any date': () => gift.choose({ bucket: 'anytime' }),
    'By post': () => gift.choose({ format: 'physical' }),
    Linen: () => gift.choose({ sleeves: 'linen' }),
    Ribbon: () => gift.choose({ extras: ['ribbon'] }),
    Offer: gift.start,
  };
  return (
    <>
      <p aria-label="Price">{quote ? `${quote.nights}: ${quote.sellPrice}, ${quote.totalPrice}` : 'none'}</p>
      <p aria-label="Format">{choice.format}</p>
      <p aria-label="Posting">
        {shipping.isFetching ? '---' : (shipping.cost?.amount ?? 'none')} {String(gift.isPhysicalOffered)}
      </p>
      <p aria-label="Rates">{gift.rates.map(({ value }) => value).join(' ')}</p>
      <p aria-label="Extras">{quote?.extras.map(({ id }) => id).join(' ')}</p>
      {Object.entries(buttons).map(([name, onClick]) => (
        <button key={name} type="button" onClick={onClick}>
          {name}
        </button>
      ))}
    </>
  );
}

function show(href: string, props: Partial<GiftProductProps> = {}, options: HarnessOptions = {}) {
  const net = network();
  const { location } = renderWithHooks(<Gift {...props} />, { href, fetch: net.fetch, ...options });
  return { ...net, href: () => toHref(location.read()) };
}

const expectText = (label: string, text: string) =>
  expect.element(page.getByLabelText(label, { exact: true })).toHaveTextContent(text);
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

test('PR-109 PR-114 D-039: a gift is one night, digital, at the usual rate', async () => {
  show('/gift/12', { initial: posted });
  await expectText('Price', '1: 14900, 14900');
  await expectText('Format', 'digital');
});

test('PR-117 PR-118 PR-119: what is chosen goes into the hash, beside what it held, and changes the price', async () => {
  const { href } = show('/gift/12#checkin=2026-12-12;checkout=2026-12-14', { initial: posted, isCare: true });
  await press('Two nights');
  await expectText('Price', '2: 28500, 28500');
  await press('Any date');
  await expectText('Price', '2: 37500, 37500');
  await press('By post');
  await expectText('Price', '2: 37500, 37990');
  expect(href()).toBe(
    '/gift/12#checkin=2026-12-12;checkout=2026-12-14;giftNights=2;giftAdult=2;giftFormat=physical;bucket=anytime',
  );
});

test('PR-032 PR-113: a sleeve with any gift that is posted, extras with one night alone', async () => {
  show('/gift/12#giftFormat=physical', { initial: posted });
  await expectText('Extras', 'lake');
  await press('Linen');
  await press('Ribbon');
  await expectText('Price', '1: 14900, 16030');
  await press('Two nights');
  await expectText('Extras', 'linen');
});

test('SE-259: a visitor has one rate, whatever the address says; customer care all', async () => {
  show('/gift/12#bucket=anytime', { initial: posted });
  await expectText('Rates', 'standard');
  await expectText('Price', '1: 14900, 14900');
});

test('PR-116 PR-124: the cost of posting is requested where the server did not read it', async () => {
  const { next } = show('/gift/12#giftFormat=physical');
  await expectText('Posting', '--- true');
  const request = await next('/gift/shipping-cost');
  expect(request.url.searchParams.get('locale')).toBe('fr_FR');
  request.respond(shippingCostOfTest({ internationalFee: 200 }));
  await expectText('Posting', '490 true');
  (await next('/gift/extras')).respond(giftExtrasOfTest());
  await expectText('Price', '1: 14900, 15590');
});

test('PR-115: where the cost cannot be had, the gift is digital', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const { next } = show('/gift/12#giftFormat=physical', {}, { onError });
  (await next('/gift/shipping-cost')).fail();
  await expectText('Posting', 'none false');
  await expectText('Format', 'digital');
  expect(onError).toHaveBeenCalled();
});

test('PR-115: where no gift is posted, nothing is requested for it', async () => {
  const { requests } = show('/gift/12#giftFormat=physical', { isPhysicalOn: false });
  await expectText('Format', 'digital');
  await expectText('Posting', 'none false');
  expect(requests).toEqual([]);
});

test('PR-121: Offer is counted, and goes to the checkout with the whole choice', async () => {
  const track = vi.fn();
  const { href } = show('/gift/12#giftNights=1;giftFormat=physical', { initial: posted }, { track });
  await press('Ribbon');
  await expectText('Extras', 'lake ribbon');
  await press('Offer');
  expect(href()).toBe(
    '/booking/summary?flow=gifting&offer=12#giftNights=1;giftAdult=2;giftFormat=physical;bucket=standard;sleeves=lake;extras=ribbon;price=15640',
  );
  expect(track).toHaveBeenCalledExactlyOnceWith({
    name: 'add_to_cart',
    params: {
      currency: 'EUR',
      value: 156.4,
      items: [expect.objectContaining({ item_id: '12', price: 156.4 })],
    },
  });
});

test.each([
  ['that cannot be given', { giftPrices: null }],
  ['that is no longer sold', { published: false }],
])('a stay %s has no price and no checkout', async (_, changes) => {
  const { href, requests } = show('/gift/12', { detail: { ...detail, ...changes } });
  await expectText('Price', 'none');
  await press('Offer');
  expect(href()).toBe('/gift/12');
  expect(requests).toEqual([]);
});
