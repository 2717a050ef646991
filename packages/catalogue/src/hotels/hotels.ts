import { type Environment, FACILITIES, type Facility, type HotelType, type Style } from '../wording/codes.ts';
import { slugOf } from '@sabadora/place-names';
import type { HotelRecord } from '../records.ts';
import { distanceKm } from '../places/geo.ts';
import { pickFacilities, pickScene, pickStyles, STAR_WEIGHTS, TYPE_WEIGHTS } from './house.ts';
import { createHotelNamer } from './hotelNames.ts';
import {
  COUNTRY_CODES,
  type CountryCode,
  languageOf,
  type Place,
  type Places,
  type Town,
} from '../places/places.ts';
import { createRandom, type Random } from '@sabadora/pictures/random';
import { streetAddress, zipCode } from './addresses.ts';
import { hotelTexts } from './hotelTexts.ts';
import { policiesOf } from './policies.ts';

/** A generated hotel with the data from which its offers and prices are made. */
export interface Hotel {
  record: HotelRecord;
  town: Town;
  scene: Environment;
  type: HotelType;
  styles: readonly Style[];
  facilities: ReadonlySet<Facility>;
  /** Quality for its category, 0 to 1. */
  quality: number;
  isByPistes: boolean;
}

/** Percentage of hotels per country; every market has enough hotels. */
const COUNTRY_SHARE: Readonly<Record<CountryCode, number>> = { FR: 31, ES: 19, IT: 19, NL: 15, BE: 16 };

interface Choice {
  towns: readonly Town[];
  /** Cumulative weights of the towns. */
  upTo: readonly number[];
}

function choiceOf(towns: readonly Town[], exponent: number): Choice {
  let total = 0;
  return { towns, upTo: towns.map(({ interest }) => (total += (interest + 1) ** exponent)) };
}

function pickTown({ towns, upTo }: Choice, random: Random): Town {
  const wanted = random.unit() * (upTo.at(-1) ?? 0);
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  const town = towns[low];
  if (!town) throw new Error('no town to pick from');
  return town;
}

/**
 * Creates a function that makes the hotel with a number. To be called in the order of the numbers, because a hotel's
 * name depends on earlier hotels in its town.
 */
export function createHotelMaker(places: Places): (index: number) => Hotel {
  const towns = [
    ...places.regions.map(({ id }) => places.towns.filter(({ regionId }) => regionId === id)),
    ...places.touristicRegions.map((region) => places.towns.filter((town) => region.holds(town, town))),
  ];
  const byRegion = towns.filter((own) => own.length > 0).map((own) => choiceOf(own, 1.2));
  const ofCountry = (exponent: number) =>
    new Map(
      COUNTRY_CODES.map((code) => [
        code,
        choiceOf(
          places.towns.filter(({ countryCode }) => countryCode === code),
          exponent,
        ),
      ]),
    );
  const famous = ofCountry(1.6);
  const anywhere = ofCountry(1);
  const nameHotel = createHotelNamer();
  return (index) => {
    const random = createRandom('hotel', index);
    // The first hotels fill every administrative and touristic region; later ones are distributed by interest.
    const region = byRegion[index];
    const country = random.weighted(COUNTRY_SHARE);
    const choice = region ?? (random.chance(0.55) ? famous : anywhere).get(country);
    if (!choice) throw new Error(`no towns in ${country}`);
    return makeHotel(index, pickTown(choice, random), { random, places, nameHotel });
  };
}

function nearest(
  places: readonly Place[],
  of: { latitude: number; longitude: number },
  withinKm: number,
): Place | undefined {
  let best: Place | undefined;
  let bestKm = withinKm;
  for (const place of places) {
    if (Math.abs(place.latitude - of.latitude) > withinKm / 110) continue;
    const km = distanceKm(place, of);
    if (km <= bestKm) [best, bestKm] = [place, km];
  }
  return best;
}

interface Making {
  random: Random;
  places: Places;
  nameHotel: ReturnType<typeof createHotelNamer>;
}

function makeHotel(index: number, town: Town, { random, places, nameHotel }: Making): Hotel {
  const scene = pickScene(town, random);
  const type = random.weighted(TYPE_WEIGHTS[scene] as Record<HotelType, number>);
  const stars = Number(random.weighted(STAR_WEIGHTS[type]));
  const styles = pickStyles(scene, type, stars, random);
  const facilities = pickFacilities(scene, type, stars, styles, town.countryCode, random);
  const language = languageOf(town.countryCode, town.departmentCode);

  // City houses are in town, others up to a few kilometres outside, never far enough to be in the sea.
  const reachKm =
    scene === 'city' ? Math.min(3, 0.4 + town.population / 400_000) : scene === 'sea' ? 0.6 : 2.5;
  const angle = random.unit() * 2 * Math.PI;
  const km = Math.sqrt(random.unit()) * reachKm;
  const position = {
    latitude: round5(town.latitude + (km * Math.sin(angle)) / 111.2),
    longitude: round5(
      town.longitude + (km * Math.cos(angle)) / (111.2 * Math.cos((town.latitude * Math.PI) / 180)),
    ),
  };

  const environments = new Set<Environment>([scene]);
  for (const trait of ['sea', 'mountain', 'lake', 'vineyard', 'forest'] as const) {
    if (town.traits.has(trait) && random.chance(0.6)) environments.add(trait);
  }
  if (town.traits.has('city') && scene !== 'countryside' && random.chance(0.5)) environments.add('city');
  if (scene !== 'city' && !town.traits.has('city') && random.chance(0.35)) environments.add('countryside');

  const quality = Math.min(
    1,
    Math.max(0, 0.55 + (random.unit() + random.unit() - 1) * 0.4 + (stars >= 4 ? 0.05 : 0)),
  );
  const isNew = random.chance(0.05);
  const reviewCount = isNew ? 0 : Math.round(8 + random.unit() ** 2.5 * 900 * (scene === 'city' ? 1.6 : 1));
  const reviewAverage = isNew
    ? null
    : Math.round(Math.min(9.8, 6.4 + quality * 3.1 + (random.unit() - 0.5) * 0.6) * 10) / 10;
  const popularity = Math.min(
    1,
    Math.max(
      0.01,
      0.15 + 0.35 * quality + 0.3 * Math.min(1, town.interest / 1500) + 0.25 * (random.unit() - 0.5),
    ),
  );
  const name = nameHotel({ type, scene, language, town, random });
  const skiResort = nearest(places.skiResorts, position, 9);
  const pets = random.chance(type === 'cottage' || type === 'camping' || type === 'lodge' ? 0.6 : 0.38);
  const descriptions = hotelTexts({ type, scene, styles, facilities, town, random });
  return {
    town,
    scene,
    type,
    styles,
    facilities,
    quality,
    isByPistes: skiResort !== undefined && scene === 'mountain',
    record: {
      type: 'hotel',
      id: index + 1,
      label: name,
      slug: slugOf(`${name} ${town.localName}`),
      active: true,
      stars,
      hotelType: type,
      environments: [...environments],
      styles: [...styles],
      facilityIds: [...facilities].map((facility) => FACILITIES[facility].id),
      petsAllowed: pets,
      ...position,
      address: streetAddress(language, scene, random),
      zipCode: zipCode(town, random),
      cityId: town.id,
      departmentId: town.departmentId,
      regionId: town.regionId,
      countryId: town.countryId ?? 0,
      touristicIds: places.touristicRegions
        .filter((region) => region.holds(town, position))
        .map(({ id }) => id),
      seaResortId: nearest(places.seaResorts, position, 5)?.id ?? null,
      skiResortId: skiResort?.id ?? null,
      poiIds: places.pois
        .filter((poi) => Math.abs(poi.latitude - position.latitude) < 0.3 && distanceKm(poi, position) <= 25)
        .map(({ id }) => id),
      reviewCount: reviewCount,
      reviewAverage: reviewAverage,
      popularity: Math.round(popularity * 1000) / 1000,
      descriptions,
      scene,
      ...policiesOf({
        id: index + 1,
        type,
        scene,
        stars,
        facilities,
        countryCode: town.countryCode,
        petsAllowed: pets,
        reviewAverage,
      }),
    },
  };
}

const round5 = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
