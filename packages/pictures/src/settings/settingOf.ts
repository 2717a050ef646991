import type { SettingName } from './settings.ts';

/** A position with its country. */
export interface Position {
  /** Country code of two letters such as `FR`, in upper or lower case. */
  countryCode: string;
  latitude: number;
  longitude: number;
}

/** A town with its own setting: position in degrees, and radius in km. */
type City = readonly [setting: SettingName, latitude: number, longitude: number, km: number];

/** An area between parallels and meridians. Areas may overlap: the first one that contains a position applies. */
type Area = readonly [setting: SettingName, south: number, north: number, west: number, east: number];

interface Country {
  cities: readonly City[];
  areas: readonly Area[];
  elsewhere: SettingName;
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  fr: {
    cities: [
      ['paris', 48.857, 2.345, 9],
      ['lyon', 45.758, 4.835, 7],
      ['marseille', 43.296, 5.38, 8],
      ['bordeaux', 44.838, -0.579, 6],
      ['strasbourg', 48.58, 7.75, 6],
      ['nice', 43.703, 7.266, 4],
    ],
    areas: [
      ['corsica', 41.3, 43.1, 8.4, 9.7],
      ['basque', 43.0, 43.56, -1.9, -0.95],
      ['pyrenees', 42.3, 43.1, -0.95, 2.35],
      ['riviera', 43.0, 43.8, 6.1, 7.6],
      ['alps', 44.25, 46.5, 5.95, 7.2],
      ['alps', 44.75, 45.75, 5.4, 5.95],
      ['provence', 43.0, 44.6, 4.62, 7.6],
      ['alps', 44.0, 44.75, 5.95, 7.2],
      ['alsace', 47.4, 49.1, 7.15, 8.3],
      ['languedoc', 42.3, 44.2, 2.3, 4.62],
      ['auvergne', 44.2, 46.2, 2.0, 4.1],
      ['auvergne', 44.6, 45.6, 4.1, 4.62],
      ['toulouse', 42.9, 44.3, 0.1, 2.3],
      ['normandy', 48.35, 48.9, -1.5, 0.97],
      ['normandy', 48.68, 50.1, -2, -1.5],
      ['normandy', 48.9, 50.1, -1.5, 1.78],
      ['brittany', 47.25, 49, -5.3, -1.1],
      ['nord', 50.2, 51.2, 1.4, 4.3],
      ['champagne', 48.5, 49.5, 3.3, 4.8],
      ['lorraine', 47.75, 49.9, 4.8, 7.15],
      ['burgundy', 46.1, 48.1, 3.1, 7.15],
      ['burgundy', 45.6, 46.3, 4.1, 5.95],
      ['loire', 46.2, 48.2, -2.6, 3.1],
      ['provence', 44.2, 45.0, 4.5, 5.4],
      ['burgundy', 44.9, 46.2, 4.1, 5.4],
      ['aquitaine', 43, 46.4, -1.9, 2.1],
    ],
    elsewhere: 'north',
  },
  es: {
    cities: [
      ['madrid', 40.417, -3.703, 12],
      ['barcelona', 41.389, 2.168, 9],
      ['seville', 37.386, -5.993, 7],
      ['valencia', 39.47, -0.377, 6],
      ['granada', 37.177, -3.6, 5],
      ['cordoba', 37.884, -4.78, 6],
      ['segovia', 40.948, -4.118, 5],
      ['bilbao', 43.263, -2.935, 5],
    ],
    areas: [
      ['canaries', 27, 29.6, -18.5, -13],
      ['balearics', 38.5, 40.3, 1.1, 4.5],
      ['pyrenees', 42.3, 43.1, -0.9, 2.0],
      ['basque', 42.75, 43.6, -3.15, -1.65],
      ['galicia', 41.8, 43.9, -9.4, -7.05],
      ['asturias', 42.95, 43.8, -7.05, -3.15],
      ['catalonia', 40.5, 42.6, 0.35, 3.4],
      ['rioja', 41.9, 43.1, -3.1, -1.2],
      ['levant', 39.3, 40.6, -0.75, 0.55],
      ['levant', 37.3, 39.6, -1.5, 0.4],
      ['andalusia', 36, 38.1, -7.6, -1.6],
      ['mancha', 38.4, 39.9, -4.3, -1.5],
    ],
    elsewhere: 'castile',
  },
  it: {
    cities: [
      ['rome', 41.895, 12.49, 13],
      ['florence', 43.772, 11.256, 7],
      ['venice', 45.437, 12.335, 5],
      ['milan', 45.465, 9.19, 8],
      ['turin', 45.07, 7.685, 7],
      ['verona', 45.44, 10.993, 5],
      ['naples', 40.85, 14.26, 8],
      ['pisa', 43.717, 10.4, 4],
      ['siena', 43.318, 11.331, 4],
    ],
    areas: [
      ['dolomites', 46.25, 47.2, 11.3, 12.7],
      ['lakes', 45.42, 46.05, 10.4, 10.86],
      ['lakes', 45.65, 46.25, 8.4, 9.5],
      ['italianalps', 45.72, 47.2, 9.4, 11],
      ['italianalps', 46.2, 47.2, 11, 14],
      ['italianalps', 45.5, 46.5, 6.7, 8.4],
      ['liguria', 43.7, 44.25, 7.4, 8.4],
      ['liguria', 43.7, 44.55, 8.4, 9.9],
      ['piedmont', 44.0, 45.9, 6.5, 8.9],
      ['veneto', 44.9, 46.3, 10.6, 13.95],
      ['adriatic', 43.4, 44.3, 12.2, 13.9],
      ['plain', 44.15, 45.8, 8.9, 13],
      ['adriatic', 41.5, 43.4, 13.65, 15.2],
      ['tuscany', 41.3, 44.3, 9.6, 13.4],
      ['puglia', 39.7, 41.2, 15.85, 18.6],
      ['puglia', 41.2, 42, 15.2, 18.6],
      ['sardinia', 38.8, 41.4, 8, 9.95],
      ['sicily', 36.4, 38.4, 11.8, 15.65],
    ],
    elsewhere: 'campania',
  },
  nl: {
    cities: [
      ['amsterdam', 52.37, 4.895, 8],
      ['rotterdam', 51.92, 4.48, 7],
      ['utrecht', 52.09, 5.12, 5],
    ],
    areas: [
      ['limburg', 50.7, 51.1, 5.6, 6.2],
      ['veluwe', 51.9, 52.45, 5.6, 7.1],
      ['veluwe', 51.1, 51.65, 5.2, 6.3],
    ],
    elsewhere: 'holland',
  },
  be: {
    cities: [
      ['bruges', 51.208, 3.225, 5],
      ['ghent', 51.054, 3.725, 6],
      ['antwerp', 51.22, 4.4, 7],
      ['brussels', 50.847, 4.352, 8],
    ],
    areas: [
      // The language border, from west to east.
      ['flanders', 50.75, 51.6, 2.5, 3.3],
      ['flanders', 50.73, 51.6, 3.3, 4.55],
      ['flanders', 50.745, 51.6, 4.55, 5.7],
      ['flanders', 50.735, 51.6, 5.7, 5.95],
    ],
    elsewhere: 'wallonia',
  },
};

/** Approximate distance, exact enough for some kilometres: degrees of longitude shrink towards the pole. */
function kmBetween(a: Position, latitude: number, longitude: number): number {
  const north = (a.latitude - latitude) * 111.2;
  const east = (a.longitude - longitude) * 111.2 * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** The setting of a position; every position has one. */
export function settingOf(position: Position): SettingName {
  const country = COUNTRIES[position.countryCode.toLowerCase()];
  if (!country) return 'north';
  const { latitude, longitude } = position;
  const city = country.cities.find(([, lat, lng, km]) => kmBetween(position, lat, lng) <= km);
  if (city) return city[0];
  const area = country.areas.find(
    ([, south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  return area?.[0] ?? country.elsewhere;
}
