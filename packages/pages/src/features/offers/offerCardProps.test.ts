import { activityOfTest, datedOfferOfTest } from '@sabadora/api/testing';
import type { Flow, MarketingLabel } from '@sabadora/domain';
import { expect, test } from 'vitest';
import type { Messages, Words } from '../../kit/words/messages.ts';
import { activityCardProps } from './activityCardProps.ts';
import { condensedCardProps } from './condensedCardProps.ts';
import { hotelCardProps, offerCardProps } from './offerCardProps.ts';

const offer = datedOfferOfTest(12);

/** Returns a message as its key and values. */
const words: Words<Messages> = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key);

const context = (flow: Flow, locale: 'fr_FR' | 'es_ES' | 'nl_BE' = 'fr_FR') =>
  ({ words, locale, flow, query: 'flow=x', hash: 'a=2;checkin=2026-12-12', today: '2026-12-01' }) as const;

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
  expect(gift.price).toEqual({
    priceCents: 29800,
    referenceCents: 39800,
    note: 'cards.voucher {"months":12}',
  });
  expect(gift).not.toHaveProperty('cancellation');
  expect(gift.href).not.toContain('checkin');
});

test('D-004: the small card of a stay has one photo, no button, and a word for the best scores alone', () => {
  const { photos, ...card } = condensedCardProps({ ...offer, images: ['/a', '/b'] }, context('booking'));
  expect(photos).toHaveLength(1);
  expect(card).toMatchObject({
    view: 'condensed',
    name: 'Hôtel des Dunes',
    score: { score: '9,2/10', label: 'cards.score.Fantastic' },
    price: { priceCents: 29800, referenceCents: 39800 },
  });
  expect(card.score).not.toHaveProperty('detail');
  const good = { ...offer, hotel: { ...offer.hotel, review: { count: 30, average: 8.7 } } };
  expect(condensedCardProps(good, context('booking')).score).toEqual({ score: '8,7/10' });
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

const cancellationOn = (today: string, changes: Partial<typeof offer> = {}) => {
  const card = offerCardProps({ ...offer, ...changes }, { ...context('booking'), today });
  return 'cancellation' in card ? card.cancellation : undefined;
};

test('SE-177 D-084: without dates a card says no conditions: the page asks for dates once, above the cards', () => {
  expect(cancellationOn('2026-12-01', { checkin: null, checkout: null })).toBeUndefined();
});

const label = (message: string, look: Partial<MarketingLabel> = {}): MarketingLabel => ({
  message,
  color: 'reinsurance',
  icon: null,
  emoji: null,
  ...look,
});

test('a marketing label recommends, what is scarce is urgent', () => {
  const messages = offerCardProps(
    { ...offer, availableRooms: 2, lastMinute: false, marketingLabels: [label('Eco-friendly')] },
    context('booking'),
  ).urgency;
  expect(messages).toEqual(['cards.roomsLeft {"count":2}', { text: 'Eco-friendly', tone: 'good' }]);
});

test('CH-067: a label has the colour, and the icon or emoji, that its editor chose', () => {
  const labels = [
    label('Loved', { color: 'social', icon: 'heart' }),
    label('Rare', { color: 'scarcity', emoji: '🔥' }),
  ];
  const undated = { ...offer, checkin: null, checkout: null, marketingLabels: labels };
  const [loved, rare] = offerCardProps(undated, context('booking')).urgency ?? [];
  expect(loved).toEqual({ text: 'Loved', tone: 'social', icon: 'heart' });
  expect(rare).toEqual({ text: 'Rare', tone: 'promo', emoji: '🔥' });
});

test('SE-214 D-050: free changes up to the deadline, then none, and no refund after the check-in day', () => {
  expect(cancellationOn('2026-12-05')?.text).toMatch(/^cards\.freeChanges .*5/u);
  expect(cancellationOn('2026-12-06')).toEqual({ text: 'cards.nonRefundable' });
  expect(cancellationOn('2026-12-12')).toEqual({ text: 'cards.nonRefundable' });
  expect(cancellationOn('2026-12-13')).toEqual({ text: 'cards.noRefund' });
});

test('SE-178: a connected offer names its channel manager, but only to who connects them', () => {
  const connected = { ...offer, channelManagerId: 'cm-4' };
  const shown = { ...context('booking'), showsChannelManager: true };
  expect(offerCardProps(connected, shown).actionLabel).toBe('cards.channelManager {"id":"cm-4"}');
  expect(offerCardProps(connected, context('booking'))).not.toHaveProperty('actionLabel');
  expect(offerCardProps(offer, shown)).not.toHaveProperty('actionLabel');
});

test('SE-204 D-132: two messages at most, rooms left before last minute before labels; no hurry without dates', () => {
  const hurried = { ...offer, lastMinute: true, marketingLabels: [label('Award')] };
  expect(offerCardProps(hurried, context('booking')).urgency).toEqual([
    'cards.roomsLeft {"count":2}',
    'cards.lastMinute',
  ]);
  const undated = { ...hurried, checkin: null, checkout: null };
  expect(offerCardProps(undated, context('booking')).urgency).toEqual([{ text: 'Award', tone: 'good' }]);
});

test('SE-194: one of a hotel’s gifts says one price and nothing of cancelling', () => {
  const card = hotelCardProps(offer, context('gifting'));
  expect(card).toMatchObject({
    view: 'gift',
    name: 'Weekend by the sea',
    price: { note: 'cards.voucher {"months":12}' },
  });
  expect(card).not.toHaveProperty('cancellation');
});

test('SE-194 D-033: a card without dates says "from", unless the server fixed the price', () => {
  const undated = { ...offer, checkin: null, checkout: null };
  expect(offerCardProps(undated, context('booking')).price).toMatchObject({ isFrom: true });
  expect(offerCardProps({ ...undated, priceType: 'beneficiary' }, context('booking')).price).toMatchObject({
    isFrom: false,
  });
});

test('SE-176 SE-187 SE-193: an activity leads to its own page with the adults and says what one person pays', () => {
  const card = (adults: number) => activityCardProps(activityOfTest(5), { words, locale: 'fr_FR', adults });
  expect(card(2)).toMatchObject({
    view: 'activity',
    href: '/activity/5#a=2',
    name: 'Sailing lesson 5',
    label: 'Hôtel des Dunes',
    place: 'Cabourg',
    promotionPercent: 5,
    price: { priceCents: 4275, referenceCents: 4500, note: 'cards.perPerson' },
  });
  expect(card(4)).toMatchObject({ href: '/activity/5#a=4', price: { priceCents: 3750 } });
  expect(card(4).promotionPercent).toBeUndefined();
});
