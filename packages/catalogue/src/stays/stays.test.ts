import { createRandom } from '@sabadora/pictures/random';
import { LANGUAGES } from '@sabadora/place-names';
import { describe, expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { infoRecords } from '../hotels/infos.ts';
import { COUNTRY_CODES, readPlaces } from '../places/places.ts';
import { makeReviews } from '../reviews/reviews.ts';
import { featureRecords } from '../rooms/features.ts';
import { makeRooms } from '../rooms/rooms.ts';
import { itemRecords } from './items/index.ts';

const groups = [...generate(readPlaces(), 1500)];
const stays = groups.flatMap(({ offers }) => offers);
const items = new Map(itemRecords.map((item) => [item.id, item]));
const featureOf = new Map(featureRecords.map(({ id, names }) => [id, names.en]));
const infoOf = new Map(infoRecords.map((info) => [info.id, info]));

/** Thirty stays of a country, the same in every run. */
const someOf = (country: string) =>
  createRandom('stays of the test', country).some(
    stays.filter(({ hotel }) => hotel.town.countryCode === country),
    30,
  );

type Stay = (typeof stays)[number];

/** The room's features by name, and the other texts of a stay. */
function textsOf({ hotel, offer }: Stay) {
  const [room] = makeRooms(hotel, [offer.roomType]);
  const { program, roomId } = offer.record;
  return {
    room,
    roomId,
    features: (room?.featureIds ?? []).map((id) => featureOf.get(id) ?? ''),
    lines: program.map((line) => ({ ...line, item: line.itemId === null ? null : items.get(line.itemId) })),
    infos: hotel.record.infoIds.flatMap((id) => infoOf.get(id) ?? []),
    reviews: makeReviews(hotel),
  };
}

/** Contradictions in the texts of a stay, by name; each is tested on a country's sample of stays. */
const CONTRADICTIONS: Readonly<Record<string, (stay: Stay) => boolean>> = {
  'a line of the programme, the room apart, without an item': (stay) =>
    textsOf(stay).lines.some(({ type, item }) => (type === 'ROOM') !== (item === null) || item === undefined),
  'the room is not the room of the programme': (stay) => textsOf(stay).room?.id !== textsOf(stay).roomId,
  'a dinner without three courses, or without a restaurant': (stay) =>
    textsOf(stay).lines.some(
      ({ type, item }) =>
        type === 'DINNER' && (!stay.hotel.facilities.has('restaurant') || (item?.menu.fr.length ?? 0) < 3),
    ),
  'a menu with what is no dinner': (stay) =>
    textsOf(stay).lines.some(({ type, item }) => type !== 'DINNER' && (item?.menu.fr.length ?? 0) > 0),
  'a spa day without a spa': (stay) =>
    !stay.hotel.facilities.has('spa') &&
    textsOf(stay).lines.some(({ item, itemId }) => itemId === 101 || item?.place?.en.includes('spa')),
  'an activity whose item is not that of its tag': ({ offer }) => {
    const ids = offer.record.program.filter(({ type }) => type === 'ACTIVITY').map(({ itemId }) => itemId);
    const tags = offer.record.tagIds.filter((id) => id !== 111 && id !== 112);
    return ids.join(' ') !== tags.join(' ');
  },
  'headwords that are not the programme': ({ offer: { record } }) =>
    record.program.length > 1 &&
    LANGUAGES.some(
      (language) =>
        record.headwords[language] !==
        record.program
          .slice(1)
          .map(({ titles }) => titles[language])
          .join(' · '),
    ),
  'two days in a row on which an activity of one night cannot be had': ({ offer }) =>
    offer.record.program.some(
      ({ weekdays }) =>
        weekdays !== null &&
        [1, 2, 3, 4, 5, 6, 7].some((day) => !weekdays.includes(day) && !weekdays.includes((day % 7) + 1)),
    ),
  'a sea view away from the sea, and so on': (stay) => {
    const views = {
      sea: 'Sea view',
      mountain: 'Mountain view',
      lake: 'Lake view',
      vineyard: 'Vineyard view',
    };
    return Object.entries(views).some(
      ([scene, view]) => stay.hotel.scene !== scene && textsOf(stay).features.includes(view),
    );
  },
  'a room with a view that has none': (stay) =>
    stay.offer.roomType === 'view' && !textsOf(stay).features.some((name) => /view/i.test(name)),
  'a tent outside a camp site, a kitchen in a bedroom': ({ hotel, offer }) =>
    (offer.roomType === 'tent') !== (hotel.type === 'camping') ||
    (offer.roomType === 'studio') !== (hotel.type === 'aparthotel'),
  'a room of air conditioning in a house without': (stay) =>
    !stay.hotel.facilities.has('air_conditioning') && textsOf(stay).features.includes('Air conditioning'),
  'information that the facilities contradict': (stay) => {
    const codes = textsOf(stay).infos.map(({ lines }) => lines.en.join(' '));
    const says = (words: RegExp) => codes.some((line) => words.test(line));
    const { facilities } = stay.hotel;
    return (
      says(/no parking of its own/) === facilities.has('parking') ||
      says(/^Spa open/) !== facilities.has('spa') ||
      says(/Outdoor pool/) !== facilities.has('outdoor_pool') ||
      says(/restaurant serves/) !== facilities.has('restaurant')
    );
  },
  'a reception of day and night with a last arrival': (stay) =>
    textsOf(stay).infos.some(({ lines }) => lines.en[0]?.includes('day and night')) !==
    (stay.hotel.record.checkInUntil === null),
  'rooms that are ready before they are left, or a tax of two kinds': ({ hotel: { record } }) =>
    record.checkOutUntil >= record.checkInFrom ||
    (record.localTaxAmount !== null && record.localTaxPercentage !== null),
  'a price for pets that are not allowed': ({ hotel: { record } }) =>
    (record.petsPrice !== null) !== record.petsAllowed,
  'scores without reviews, or reviews without scores': (stay) => {
    const { reviewAverage, reviewDetails, reviewCount } = stay.hotel.record;
    const { length } = textsOf(stay).reviews;
    return (
      (reviewAverage === null) !== (reviewDetails === null) ||
      length > reviewCount ||
      reviewCount >= 12 !== length >= 12
    );
  },
  'reviews far from the average': (stay) => {
    const scores = textsOf(stay).reviews.map(({ average }) => average);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    return scores.length >= 12 && Math.abs(mean - (stay.hotel.record.reviewAverage ?? 0)) > 0.8;
  },
  'guests who praise what there is not': (stay) => {
    const { facilities, scene, type } = stay.hotel;
    const told = textsOf(stay)
      .reviews.map(({ positive, negative }) => `${positive ?? ''} ${negative ?? ''}`)
      .join(' ');
    const hasPool = facilities.has('indoor_pool') || facilities.has('outdoor_pool');
    return (
      (!facilities.has('spa') && /\bspa\b/i.test(told)) ||
      (!hasPool && /piscin|zwembad/i.test(told)) ||
      (!facilities.has('restaurant') && /restaurant|ristorante/i.test(told)) ||
      (scene !== 'sea' && /\b(mer|mar|mare|zee)\b/i.test(told)) ||
      (type === 'camping' && /petit-déjeuner|desayuno|colazione|ontbijt/i.test(told))
    );
  },
};

describe.each(COUNTRY_CODES)('thirty stays in %s', (country) => {
  const sample = someOf(country);

  test.each(Object.entries(CONTRADICTIONS))('never tell of %s', (_, contradicts) => {
    expect(sample).toHaveLength(30);
    expect(sample.filter(contradicts).map(({ offer }) => offer.record.id)).toEqual([]);
  });
});

test('the sample has each of what is judged', () => {
  const all = COUNTRY_CODES.flatMap(someOf);
  const has = (isOne: (stay: Stay) => boolean) => all.filter(isOne).length;
  expect(has(({ offer }) => offer.record.program.some(({ type }) => type === 'DINNER'))).toBeGreaterThan(10);
  expect(has(({ offer }) => offer.record.program.some(({ weekdays }) => weekdays !== null))).toBeGreaterThan(
    20,
  );
  expect(has(({ offer }) => offer.record.tagIds.includes(101))).toBeGreaterThan(3);
  expect(has(({ offer }) => offer.roomType === 'view')).toBeGreaterThan(10);
});

test('every room and review has an id of its own, and every text all languages', () => {
  const hotels = groups.flatMap((group) => group.hotels);
  const rooms = new Set(stays.map(({ offer }) => offer.record.roomId));
  const kinds = new Set(stays.map(({ hotel, offer }) => `${hotel.record.id} ${offer.roomType}`));
  expect(rooms.size).toBe(kinds.size);
  const reviews = hotels.flatMap((hotel) => makeReviews(hotel));
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
  expect(reviews.length / hotels.length).toBeGreaterThan(12);
  for (const { details, menu, hours } of itemRecords) {
    for (const language of LANGUAGES) {
      expect(details[language].length).toBe(details.fr.length);
      expect(menu[language].length).toBe(menu.fr.length);
      expect(hours?.[language]).not.toBe('');
    }
  }
});
