import type { MapLocation } from '@sabadora/api';
import {
  hotelOfTest,
  mapLocationOfTest,
  offerOfTest,
  searchDetailsOfTest,
  weekendDetailOfTest,
} from '@sabadora/api/testing';

export const DUNES = mapLocationOfTest(1, 'Hôtel des Dunes');
export const MANOIR = mapLocationOfTest(2, 'Le Manoir de la Falaise');

export const manyHotels = (count: number): MapLocation[] =>
  Array.from({ length: count }, (_, index) => mapLocationOfTest(index + 1, `Hôtel n° ${index + 1}`));

export const found = (hotels: readonly MapLocation[], totalCount = hotels.length) => ({
  exactMatch: hotels,
  searchDetails: searchDetailsOfTest(totalCount, {
    location: 'Paris',
    latitude: 48.8566,
    longitude: 2.3522,
    destination: { kind: 'city', id: 12, label: 'Paris' },
  }),
});

const collection = (geometry: object) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry }],
});

/** A square of land around Paris. */
export const GEOGRAPHY = {
  land: collection({
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [0, 47],
          [5, 47],
          [5, 50],
          [0, 50],
          [0, 47],
        ],
      ],
    ],
  }),
  borders: collection({ type: 'MultiLineString', coordinates: [] }),
  regions: collection({ type: 'MultiLineString', coordinates: [] }),
  places: { type: 'FeatureCollection', features: [] },
};

/** Detailed offer of a hotel on the map. */
export function detailOf({ id, label, stars, review, location, firstWeekendId, sellPrice }: MapLocation) {
  const known = hotelOfTest();
  const offer = offerOfTest(firstWeekendId, {
    hotel: { ...known, id, label, stars, review, location: { ...known.location, ...location } },
    sellPrice,
    priceType: 'from-price',
    cancellationPolicy: { cancellable: true, cancellationDeadline: null, message: null },
  });
  return weekendDetailOfTest(firstWeekendId, { offer });
}
