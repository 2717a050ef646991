import { describe, expect, it } from 'vitest';
import {
  activityCheckoutHref,
  bookingHref,
  boxCheckoutHref,
  checkoutBackHref,
  checkoutStepHref,
  giftCheckoutHref,
  readCheckoutAddress,
} from './checkoutAddress.ts';

const now = { today: '2026-12-05', hour: 10 };
const stay = {
  offerId: 12,
  dates: { checkin: '2026-12-12', checkout: '2026-12-14' },
  party: { adults: 2, children: 1, babies: 0 },
  activityDates: ['31_2026-12-13'],
};
const HREF =
  '/booking/summary?offer=12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=1;b=0;activityDates=31_2026-12-13';

describe('PR-035: the address of a checkout', () => {
  it('carries the offer, the dates, the people and the activity dates', () => {
    expect(bookingHref(stay)).toBe(HREF);
  });

  it('is read back as it was written, at each step', () => {
    const { pathname, search, hash } = new URL(HREF, 'http://site');
    const address = { path: pathname, query: search, hash };
    expect(readCheckoutAddress(address, now)).toEqual({
      step: 'summary',
      product: { kind: 'stay', ...stay },
    });
    const { pathname: details } = new URL(checkoutStepHref(address, 'details'), 'http://site');
    expect(details).toBe('/booking/details');
    expect(checkoutStepHref(address, 'details')).toBe(HREF.replace('summary', 'details'));
  });

  it('carries the price that was shown, and drops one that is none', () => {
    const priced = { ...stay, price: 29_800 };
    expect(bookingHref(priced)).toBe(`${HREF};price=29800`);
    const read = (price: string) =>
      readCheckoutAddress(
        {
          path: '/booking/summary',
          query: 'offer=12',
          hash: `${new URL(HREF, 'http://site').hash};price=${price}`,
        },
        now,
      ).product?.price;
    expect([read('29800'), read('-1'), read('1.5'), read('x'), read('999999999999')]).toEqual([
      29_800,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['no offer', '?a=2', '#checkin=2026-12-12;checkout=2026-12-14'],
    ['an offer that is no id', '?offer=12x', '#checkin=2026-12-12;checkout=2026-12-14'],
    ['no dates', '?offer=12', '#a=2'],
    ['dates in the past', '?offer=12', '#checkin=2026-11-12;checkout=2026-11-14'],
  ])('names nothing to buy with %s', (_, query, hash) => {
    expect(readCheckoutAddress({ path: '/booking/summary', query, hash }, now).product).toBeUndefined();
  });

  it('takes criteria of a plain form from the query, a night count in place of the check-out included', () => {
    const query = 'offer=12&checkin=2026-12-12&night=2&a=2&c=1&b=0&activityDates=31_2026-12-13';
    expect(readCheckoutAddress({ path: '/booking/summary', query, hash: '' }, now).product).toEqual({
      kind: 'stay',
      ...stay,
    });
  });

  it('knows no step of another name', () => {
    expect(readCheckoutAddress({ path: '/booking/other', query: '', hash: '' }, now).step).toBeUndefined();
  });

  it('ALG-25, D-164: leads back to the product with dates, people and flow', () => {
    const { search, hash } = new URL(`${HREF};night=2`, 'http://site');
    expect(checkoutBackHref({ query: `${search.slice(1)}&flow=booking`, hash: hash.slice(1) })).toBe(
      '/stay/12?flow=booking#checkin=2026-12-12;checkout=2026-12-14;a=2;c=1;b=0',
    );
    expect(checkoutBackHref({ query: 'flow=booking', hash: '' })).toBeUndefined();
  });
});

const partsOf = (href: string) => {
  const { pathname, search, hash } = new URL(href, 'http://site');
  return { path: pathname, query: search, hash };
};

describe('PR-084, PR-094, PR-121: the address of what is not a stay', () => {
  const gift = {
    offerId: 12,
    giftNights: 2,
    giftFormat: 'physical',
    bucket: 'anytime',
    sleeves: 'velvet',
    extras: ['card', 'ribbon'],
  } as const;
  const activity = { activityId: 812, adults: 3, ownUse: true };
  const box = { code: 'SPAEBOX', giftFormat: 'digital' } as const;

  it.each([
    [
      giftCheckoutHref(gift),
      '/booking/summary?flow=gifting&offer=12#giftNights=2;giftAdult=2;giftFormat=physical;bucket=anytime;sleeves=velvet;extras=card,ribbon',
      { kind: 'gift', ...gift },
      '/stay/12?flow=gifting#giftNights=2;giftFormat=physical',
    ],
    [
      activityCheckoutHref(activity),
      '/booking/voucher?activity=812&customType=OWN_USE#id=812;a=3',
      { kind: 'activity', ...activity },
      '/activity/812#a=3',
    ],
    [
      boxCheckoutHref({ ...box, price: 9900 }),
      '/booking/summary?box=SPAEBOX&giftFormat=digital#price=9900',
      { kind: 'box', ...box, price: 9900 },
      '/box/SPAEBOX',
    ],
  ])('is %s', (href, expected, product, back) => {
    expect(href).toBe(expected);
    const address = partsOf(href);
    expect(readCheckoutAddress(address, now)).toEqual({ step: 'summary', product });
    expect(checkoutBackHref(address)).toBe(back);
    const details = checkoutStepHref(address, 'details');
    expect(details).toBe(href.replace(/summary|voucher/, 'details'));
    expect(checkoutStepHref(partsOf(details), 'summary')).toBe(href);
  });

  it.each([
    [
      '/booking/summary?flow=gifting&offer=12',
      { kind: 'gift', offerId: 12, giftNights: 1, giftFormat: 'digital' },
    ],
    ['/booking/voucher?activity=812#a=99', { kind: 'activity', activityId: 812, adults: 2, ownUse: false }],
    [
      '/booking/summary?box=SPAEBOX&giftFormat=paper',
      { kind: 'box', code: 'SPAEBOX', giftFormat: 'digital' },
    ],
    ['/booking/summary?flow=gifting&offer=12#giftNights=9', undefined],
    ['/booking/voucher?activity=x', undefined],
    ['/booking/summary?box=a%20b', undefined],
  ])('%s names %j', (href, product) => {
    expect(readCheckoutAddress(partsOf(href), now).product).toEqual(product);
  });
});
