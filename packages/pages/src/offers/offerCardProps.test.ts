import type { OfferCardData } from '@sabadora/api';
import type { Flow } from '@sabadora/domain';
import { expect, test } from 'vitest';
import type { Words } from '../words/createWords.ts';
import { hotelCardProps, offerCardProps } from './offerCardProps.ts';

/** A message as its key and values. */
const words: Words = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key);

const offer: OfferCardData = {
  id: 12,
  label: 'Weekend by the sea',
  images: ['/images/sea/12/640_360.webp'],
  imageUrl: '/images/sea/12/640_360.webp',
  uri: '/stay/12',
  hotel: {
    id: 7,
    label: 'Hôtel des Dunes',
    stars: 4,
    uri: '/hotel/7',
    location: { label: 'Cabourg', uri: null, address: '', zipCode: '', latitude: 49, longitude: 0 },
    review: { count: 128, average: 9.24 },
  },
  headwords: 'Breakfast · Spa for two',
  sellPrice: 29800,
  refPrice: 39800,
  promo: null,
  priceType: null,
  availableRooms: 2,
  lastMinute: false,
  expiration: null,
  marketingLabels: [],
  cancellationPolicy: { cancellable: true, cancellationDeadline: '2026-12-05', message: null },
  channelManagerId: null,
  connectivity: null,
  autoDiscount: null,
  distance: 11.6,
  nights: 2,
  paxCount: 2,
  adult: 2,
  child: 0,
  baby: 0,
  checkin: '2026-12-12',
  checkout: '2026-12-14',
  searchType: 'stay',
  flowType: 'booking',
  index: 0,
  topTheme: null,
  targetedLabel: null,
  itemCategory: 'weekend',
  hasMoreOffers: false,
};

const context = (flow: Flow, locale: 'fr_FR' | 'es_ES' | 'nl_BE' = 'fr_FR') =>
  ({ words, locale, flow, query: 'flow=x', hash: 'a=2;checkin=2026-12-12' }) as const;

test('a stay says its price per night and for whom, and leads to its page with the search (SE-171, SE-098)', () => {
  const card = offerCardProps(offer, context('booking'));
  expect(card).toMatchObject({
    href: expect.stringMatching(/^\/stay\/12\?flow=x#.*checkin/u),
    name: 'Hôtel des Dunes',
    distance: expect.stringMatching(/^cards\.distance .*12\s*km/u),
    price: { priceCents: 29800, referenceCents: 39800, perNightCents: 14900, isFrom: false },
    promotionPercent: 25,
    score: { score: '9,2/10', label: 'cards.score.Fantastic' },
    urgency: ['cards.roomsLeft {"count":2}'],
    cancellation: { tone: 'good' },
  });
  expect(card.view).toBe('normal');
});

test('SE-194: a gift has one fixed price for its voucher, nothing of cancelling, and no dates in its link', () => {
  const gift = offerCardProps({ ...offer, checkin: null, checkout: null }, context('gifting'));
  expect(gift.view).toBe('gift');
  expect(gift.price).toEqual({ priceCents: 29800, referenceCents: 39800, note: 'cards.voucher' });
  expect(gift).not.toHaveProperty('cancellation');
  expect(gift.href).not.toContain('checkin');
});

test('SE-182: where one hotel is searched, its offers are told apart by their titles', () => {
  const card = hotelCardProps(offer, context('hotel'));
  expect(card).toMatchObject({ view: 'hotel', name: 'Weekend by the sea' });
  expect(card).not.toHaveProperty('score');
});

test('SE-182 SE-183: the card takes the layout of its market', () => {
  expect(offerCardProps(offer, context('gifting', 'es_ES')).layout?.belowName).toEqual(['label']);
  expect(offerCardProps(offer, context('booking', 'nl_BE')).layout?.action).toBe('narrow');
  expect(offerCardProps(offer, context('booking')).layout).toBeUndefined();
});

test('SE-200: a promotion too small to be shown strikes no price either', () => {
  const card = offerCardProps({ ...offer, refPrice: 31000 }, context('booking'));
  expect(card.promotionPercent).toBeUndefined();
  expect(card.price?.referenceCents).toBeUndefined();
});

test('D-131 D-004: without a review it is new; a low score has no label but is said', () => {
  const review = (count: number, average: number | null) =>
    offerCardProps({ ...offer, hotel: { ...offer.hotel, review: { count, average } } }, context('booking'))
      .score;
  expect(review(0, null)).toEqual({ label: 'cards.score.New' });
  expect(review(3, 6.5)).toEqual({ score: '6,5/10', detail: 'cards.reviews {"count":3}' });
});

test('a hotel in the place itself is not "0 km away"', () => {
  expect(offerCardProps({ ...offer, distance: 0.4 }, context('booking')).distance).toBeUndefined();
});
