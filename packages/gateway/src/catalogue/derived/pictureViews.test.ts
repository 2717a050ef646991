import { generate, type Hotel, type Offer, readPlaces } from '@sabadora/catalogue';
import { composeScene } from '@sabadora/pictures';
import { describe, expect, test } from 'vitest';
import { offerPictures } from '../../search/pictures.ts';
import { scoreOf } from '../../search/offers/ranking.ts';
import { numberViews } from './pictureViews.ts';

const places = readPlaces();
const generated = [...generate(places, 1500)];
const hotels = generated.flatMap((group) => group.hotels);
const offersOf = Map.groupBy(
  generated.flatMap((group) => group.offers),
  ({ hotel }) => hotel.record.id,
);
const views = numberViews(
  hotels.map(({ record, town }) => ({
    id: record.id,
    cityId: town.id,
    scene: record.scene,
    quality: Math.max(...(offersOf.get(record.id) ?? []).map(({ offer }) => offer.record.quality)),
    reviewAverage: record.reviewAverage,
    popularity: record.popularity,
  })),
);

const scoreIn = ({ record }: Hotel, offer: Offer) =>
  scoreOf({
    quality: offer.record.quality,
    reviewCount: record.reviewCount,
    reviewAverage: record.reviewAverage,
    popularity: record.popularity,
    stars: record.stars,
    nightForTwo: offer.basePrice,
  });

/** The picture that a search shows for a hotel: the first one of its best offer. */
function shownFor(hotel: Hotel) {
  const scored = (offersOf.get(hotel.record.id) ?? []).map(({ offer }) => ({
    offer,
    score: scoreIn(hotel, offer),
  }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  if (!best) throw new Error(`hotel ${hotel.record.id} has no offer`);
  const { latitude, longitude, scene, id } = hotel.record;
  const [address = ''] = offerPictures({
    id: best.offer.record.id,
    picture_count: 1,
    hotel_id: id,
    scene,
    country_code: hotel.town.countryCode,
    latitude,
    longitude,
    picture_view: views.get(id) ?? 0,
  });
  const [, , , name = ''] = address.split('/');
  const { composition, palette } = composeScene({ scene: hotel.scene, name, width: 640, height: 360 });
  return { name: `${scene}/${name}`, score: best.score, composition, palette };
}

/** The first pictures of the hotels that match, ordered as a search by quality and price orders them. */
const firstPictures = (isThere: (hotel: Hotel) => boolean) =>
  hotels
    .filter(isThere)
    .map(shownFor)
    .toSorted((one, other) => other.score - one.score);

const TOWNS = [
  'Bruges',
  'Brussels',
  'Ghent',
  'Amsterdam',
  'Paris',
  'Lyon',
  'Madrid',
  'Barcelona',
  'Rome',
  'Venice',
];

describe('the first pictures of a search', () => {
  test.each(TOWNS)('%s: neighbours differ, and any twelve have at least six compositions', (name) => {
    const pictures = firstPictures(({ town }) => town.names.en === name);
    expect(pictures.length).toBeGreaterThan(3);
    for (const [nth, { composition, palette }] of pictures.entries()) {
      const next = pictures[nth + 1];
      expect([composition, palette]).not.toEqual([next?.composition, next?.palette]);
    }
    for (let first = 0; first + 12 <= pictures.length; first++) {
      const twelve = pictures.slice(first, first + 12).map(({ composition }) => composition);
      expect(new Set(twelve).size).toBeGreaterThanOrEqual(6);
    }
  });

  test.each(['sea', 'mountain'] as const)('%s: in a whole country few neighbours are alike', (scene) => {
    const pictures = firstPictures(({ town, record }) => town.countryCode === 'FR' && record.scene === scene);
    expect(pictures.length).toBeGreaterThan(20);
    const alike = pictures.filter(
      ({ composition, palette }, nth) =>
        composition === pictures[nth + 1]?.composition && palette === pictures[nth + 1]?.palette,
    );
    expect(alike.length / pictures.length).toBeLessThan(0.03);
  });
});

test('a hotel alone in its town is numbered too, and no view is out of range', () => {
  expect(views.size).toBe(hotels.length);
  for (const view of views.values()) {
    expect(view).toBeGreaterThanOrEqual(0);
    expect(view).toBeLessThan(10_000);
  }
});
