import { readAddress } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { toMapRequest } from './mapRequest.ts';
import { offersRequest } from './schemas/offers.ts';

const NOW = { today: '2026-12-05', hour: 10 };

const requestFor = (flow: 'booking' | 'hotel' | 'gifting') => {
  const { criteria } = readAddress(
    { query: `flow=${flow}`, hash: 'city=12;checkin=2026-12-12;checkout=2026-12-14;sort=priceAsc;a=3' },
    NOW,
  );
  return offersRequest.parse(toMapRequest({ criteria, flow, locale: 'it_IT' }));
};

test('SE-242: the map requests the same search, in its own order, from data science, each hotel once', () => {
  expect(requestFor('hotel')).toMatchObject({
    locale: 'it_IT',
    filters: {
      property: { location: { cityId: 12 } },
      offer: { date: { checkin: '2026-12-12', nights: 2 } },
    },
    familyComposition: { adults: 3 },
    sorting: { orderBy: 'priceQuality' },
    packagesPerHotel: 1,
    provider: 'data-science',
    performMapSearch: true,
    performGiftableSearch: true,
  });
});

test('SE-242: stays to give away are looked for in gifting, without dates', () => {
  const { filters, performGiftableSearch } = requestFor('gifting');
  expect([performGiftableSearch, filters.offer.date]).toEqual([true, undefined]);
});
