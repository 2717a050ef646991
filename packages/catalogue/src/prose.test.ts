import { proseFaults } from '@sabadora/domain/testing';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@sabadora/place-names';
import { makeActivities } from './activities/activities.ts';
import { boxRecords } from './activities/boxes.ts';
import * as codes from './wording/codes.ts';
import { generate } from './generate.ts';
import { offerRecordAt } from './offers/offers.ts';
import { infoRecords } from './hotels/infos.ts';
import { readPlaces } from './places/places.ts';
import { makeReviews } from './reviews/reviews.ts';
import { featureRecords } from './rooms/features.ts';
import { makeRooms } from './rooms/rooms.ts';
import { itemRecords } from './stays/items/index.ts';
import * as tags from './activities/tags/index.ts';

interface Text {
  language: Language;
  text: string;
}

/** All multilingual texts inside a value. */
function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value);
  const isLocal = LANGUAGES.every((language) => language in value) && parts.length === LANGUAGES.length;
  if (!isLocal) return parts.flatMap(([, part]) => textsIn(part));
  return parts.flatMap(([language, own]: [string, unknown]) =>
    [own].flat().map((text) => ({ language: language as Language, text: String(text) })),
  );
}

const places = readPlaces();
const groups = [...generate(places, 400)];
const hotels = groups.flatMap((group) => group.hotels);
const firstDay = '2026-11-21';

const kinds: [kind: string, value: unknown][] = [
  ['houses', hotels.map(({ record }) => record)],
  ['stays', groups.flatMap(({ offers }) => offers.map(({ offer }) => offerRecordAt(offer, firstDay)))],
  ['activities', hotels.flatMap((hotel) => makeActivities(hotel))],
  ['gift boxes', boxRecords],
  ['facilities, themes and types', { ...codes }],
  ['tags', { ...tags }],
  ['places', places],
  ['items of programmes', itemRecords],
  [
    'rooms',
    [featureRecords, hotels.slice(0, 100).map((hotel) => makeRooms(hotel, ['double', 'suite', 'tent']))],
  ],
  ['information on hotels', infoRecords],
];

test.each(kinds)('the texts of %s are written as their languages write', (_kind, value) => {
  const texts = textsIn(value);
  expect(texts.length).toBeGreaterThan(50);
  const found = texts.flatMap(({ language, text }) =>
    proseFaults(text, language).map((fault) => `${language}, ${fault}: ${text}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('reviews are written as their languages write', () => {
  const reviews = hotels.flatMap((hotel) => makeReviews(hotel));
  const found = reviews.flatMap(({ language, positive, negative }) =>
    [positive, negative].flatMap((text) =>
      text === null ? [] : proseFaults(text, language).map((fault) => `${language}, ${fault}: ${text}`),
    ),
  );
  expect([...new Set(found)].slice(0, 20)).toEqual([]);
});

test('names of houses have no straight apostrophe', () => {
  expect(hotels.map(({ record }) => record.label).filter((label) => /['"]/.test(label))).toEqual([]);
});
