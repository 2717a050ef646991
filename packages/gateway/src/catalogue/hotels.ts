import type { Selectable } from 'kysely';
import type { HotelTable } from '../database/tables.ts';
import { type Environment, FACILITIES, type Facility, type HotelType, type Style } from './codes.ts';
import { slugOf } from './foldName.ts';
import { distanceKm } from './geo.ts';
import { hotelName } from './hotelNames.ts';
import { COUNTRY_CODES, type CountryCode, languageOf, type Place, type Places, type Town } from './places.ts';
import { createRandom, type Random } from './random.ts';
import { streetAddress, zipCode } from './addresses.ts';
import { hotelTexts } from './hotelTexts.ts';

export type HotelRow = Selectable<HotelTable>;

/** A generated hotel with what its offers and prices are made from. */
export interface Hotel {
  row: HotelRow;
  town: Town;
  scene: Environment;
  type: HotelType;
  styles: readonly Style[];
  facilities: ReadonlySet<Facility>;
  /** 0 to 1: how good it is for what it is. */
  quality: number;
  isByPistes: boolean;
}

/** How many of a hundred hotels are in each country: six markets, so each feels full. */
const COUNTRY_SHARE: Readonly<Record<CountryCode, number>> = { FR: 31, ES: 19, IT: 19, NL: 15, BE: 16 };

interface Choice {
  towns: readonly Town[];
  /** Running totals of the towns' weights. */
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

/** Makes hotels, one at a time and each by its number alone. */
export function createHotelMaker(places: Places): (index: number) => Hotel {
  const byRegion = places.regions.map(({ id }) => choiceOf(places.towns.filter(({ regionId }) => regionId === id), 1.2));
  const ofCountry = (exponent: number) =>
    new Map(COUNTRY_CODES.map((code) => [code, choiceOf(places.towns.filter(({ countryCode }) => countryCode === code), exponent)]));
  const famous = ofCountry(1.6);
  const anywhere = ofCountry(1);
  return (index) => {
    const random = createRandom('hotel', index);
    // The first ones make sure that no region is empty; after them travellers' taste decides.
    const region = byRegion[index];
    const country = random.weighted(COUNTRY_SHARE);
    const choice = region ?? (random.chance(0.55) ? famous : anywhere).get(country);
    if (!choice) throw new Error(`no towns in ${country}`);
    return makeHotel(index, pickTown(choice, random), random, places);
  };
}

const SCENE_WEIGHTS: Readonly<Record<Environment, number>> = {
  sea: 5, mountain: 5, lake: 6, vineyard: 3, forest: 3, city: 4, countryside: 1,
};

/** What the house looks out on, by what its town is like. */
function pickScene(town: Town, random: Random): Environment {
  const weights = { ...SCENE_WEIGHTS };
  for (const scene of ['sea', 'mountain', 'lake', 'vineyard', 'forest'] as const) {
    if (!town.traits.has(scene)) weights[scene] = 0;
  }
  weights.city = town.population > 400_000 ? 30 : town.traits.has('city') ? 9 : town.population > 25_000 ? 2 : town.traits.has('old') ? 1.5 : 0.1;
  if (town.population > 400_000) weights.sea *= 0.5;
  return random.weighted(weights);
}

const TYPE_WEIGHTS: Readonly<Record<Environment, Readonly<Partial<Record<HotelType, number>>>>> = {
  city: { hotel: 10, boutique: 7, aparthotel: 4, bnb: 4, inn: 0.5 },
  sea: { hotel: 10, resort: 4, bnb: 4, boutique: 3, aparthotel: 3, camping: 1.5, inn: 1, cottage: 1 },
  mountain: { hotel: 7, lodge: 8, inn: 4, bnb: 3, resort: 2, aparthotel: 1, camping: 1 },
  countryside: { cottage: 8, castle: 4, bnb: 6, inn: 5, hotel: 6, camping: 1, boutique: 1.5 },
  vineyard: { cottage: 6, castle: 5, bnb: 5, inn: 3, hotel: 4, boutique: 3 },
  lake: { hotel: 8, bnb: 3, resort: 3, boutique: 3, lodge: 2, camping: 2, cottage: 1 },
  forest: { lodge: 8, hotel: 5, inn: 4, cottage: 4, castle: 2, camping: 3, resort: 1 },
};

const STAR_WEIGHTS: Readonly<Record<HotelType, Readonly<Record<string, number>>>> = {
  hotel: { 2: 2, 3: 10, 4: 8, 5: 1.5, 0: 0.4 },
  boutique: { 3: 3, 4: 9, 5: 3, 0: 1 },
  bnb: { 0: 8, 3: 2, 4: 1 },
  inn: { 0: 3, 2: 3, 3: 5, 4: 1 },
  castle: { 3: 2, 4: 7, 5: 4, 0: 2 },
  cottage: { 0: 6, 3: 4, 4: 3 },
  lodge: { 0: 2, 3: 6, 4: 5, 5: 0.7 },
  resort: { 4: 9, 5: 5, 3: 1 },
  aparthotel: { 3: 6, 4: 5, 2: 1 },
  camping: { 0: 1, 3: 4, 4: 4, 5: 2 },
};

function pickStyles(scene: Environment, type: HotelType, stars: number, random: Random): Style[] {
  const chances: Record<Style, number> = {
    romantic: type === 'castle' || type === 'boutique' ? 0.55 : 0.22,
    charming: ['bnb', 'inn', 'castle', 'cottage', 'boutique'].includes(type) ? 0.55 : 0.18,
    design: type === 'boutique' ? 0.55 : scene === 'city' ? 0.2 : 0.05,
    family: ['resort', 'camping', 'aparthotel', 'cottage'].includes(type) ? 0.6 : 0.22,
    historic: type === 'castle' ? 0.9 : scene === 'city' ? 0.2 : 0.1,
    wellness: stars >= 4 ? 0.4 : 0.08,
    rustic: ['cottage', 'inn', 'lodge', 'camping'].includes(type) ? 0.45 : 0.05,
    modern: scene === 'city' && type !== 'bnb' ? 0.35 : 0.12,
    luxury: stars === 5 ? 0.9 : stars === 4 ? 0.08 : 0,
  };
  const styles = (Object.keys(chances) as Style[]).filter((style) => random.chance(chances[style]));
  const isRustic = styles.includes('rustic');
  const believable = styles.filter((style) => !isRustic || (style !== 'modern' && style !== 'design'));
  return believable.length > 0 ? believable.slice(0, 4) : [type === 'hotel' || type === 'aparthotel' ? 'modern' : 'charming'];
}

function pickFacilities(scene: Environment, type: HotelType, stars: number, styles: readonly Style[], country: CountryCode, random: Random): Set<Facility> {
  const isLarge = ['hotel', 'resort', 'boutique', 'castle', 'aparthotel'].includes(type);
  const isWarm = country === 'ES' || country === 'IT';
  const isWell = styles.includes('wellness');
  const chances: Record<Facility, number> = {
    spa: isWell ? 0.95 : stars >= 5 ? 0.7 : stars === 4 ? 0.2 : 0.02,
    indoor_pool: isWell ? 0.7 : stars >= 4 ? 0.22 : 0.04,
    outdoor_pool: scene === 'city' ? (isWarm ? 0.25 : 0.03) : (isWarm ? 0.6 : 0.3) + (type === 'resort' || type === 'camping' ? 0.3 : 0),
    sauna: isWell ? 0.85 : scene === 'mountain' || scene === 'forest' ? 0.35 : 0.1,
    restaurant: isLarge ? 0.65 : type === 'inn' ? 0.95 : type === 'camping' ? 0.6 : 0.25,
    bar: isLarge ? 0.75 : 0.3,
    parking: scene === 'city' ? 0.45 : 0.95,
    wifi: 0.97,
    air_conditioning: isWarm ? (stars >= 3 ? 0.95 : 0.6) : scene === 'city' ? 0.55 : 0.2,
    terrace: 0.6,
    garden: scene === 'city' ? 0.2 : 0.75,
    gym: isLarge && stars >= 4 ? 0.5 : 0.05,
    bike_rental: country === 'NL' || country === 'BE' ? 0.55 : 0.28,
    family_rooms: styles.includes('family') ? 0.95 : 0.35,
    accessible: type === 'castle' || type === 'bnb' ? 0.2 : 0.5,
    ev_charging: country === 'NL' ? 0.5 : 0.25,
  };
  return new Set((Object.keys(FACILITIES) as Facility[]).filter((facility) => random.chance(chances[facility])));
}

function nearest(places: readonly Place[], of: { latitude: number; longitude: number }, withinKm: number): Place | undefined {
  let best: Place | undefined;
  let bestKm = withinKm;
  for (const place of places) {
    if (Math.abs(place.latitude - of.latitude) > withinKm / 110) continue;
    const km = distanceKm(place, of);
    if (km <= bestKm) [best, bestKm] = [place, km];
  }
  return best;
}

function makeHotel(index: number, town: Town, random: Random, places: Places): Hotel {
  const scene = pickScene(town, random);
  const type = random.weighted(TYPE_WEIGHTS[scene] as Record<HotelType, number>);
  const stars = Number(random.weighted(STAR_WEIGHTS[type]));
  const styles = pickStyles(scene, type, stars, random);
  const facilities = pickFacilities(scene, type, stars, styles, town.countryCode, random);
  const language = languageOf(town.countryCode, town.departmentCode);

  // In town for a city house, up to a few kilometres out for the others; never far enough to land in the sea.
  const reachKm = scene === 'city' ? Math.min(3, 0.4 + town.population / 400_000) : scene === 'sea' ? 0.6 : 2.5;
  const angle = random.unit() * 2 * Math.PI;
  const km = Math.sqrt(random.unit()) * reachKm;
  const position = {
    latitude: round5(town.latitude + (km * Math.sin(angle)) / 111.2),
    longitude: round5(town.longitude + (km * Math.cos(angle)) / (111.2 * Math.cos((town.latitude * Math.PI) / 180))),
  };

  const environments = new Set<Environment>([scene]);
  for (const trait of ['sea', 'mountain', 'lake', 'vineyard', 'forest'] as const) {
    if (town.traits.has(trait) && random.chance(0.6)) environments.add(trait);
  }
  if (town.traits.has('city') && scene !== 'countryside' && random.chance(0.5)) environments.add('city');
  if (scene !== 'city' && !town.traits.has('city') && random.chance(0.35)) environments.add('countryside');

  const quality = Math.min(1, Math.max(0, 0.55 + (random.unit() + random.unit() - 1) * 0.4 + (stars >= 4 ? 0.05 : 0)));
  const isNew = random.chance(0.05);
  const reviewCount = isNew ? 0 : Math.round(8 + random.unit() ** 2.5 * 900 * (scene === 'city' ? 1.6 : 1));
  const reviewAverage = isNew ? null : Math.round(Math.min(9.8, 6.4 + quality * 3.1 + (random.unit() - 0.5) * 0.6) * 10) / 10;
  const popularity = Math.min(1, Math.max(0.01, 0.15 + 0.35 * quality + 0.3 * Math.min(1, town.interest / 1500) + 0.25 * (random.unit() - 0.5)));
  const name = hotelName({ type, scene, language, town, random });
  const isHere = (place: Place) => place.countryCode === town.countryCode;
  const touristic = places.touristicRegions.find(
    (region) => isHere(region) && region.circles.some(([latitude, longitude, radius]) => distanceKm({ latitude, longitude }, position) <= radius),
  );
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
    row: {
      id: index + 1,
      label: name,
      slug: slugOf(`${name} ${town.localName}`),
      active: true,
      stars,
      type,
      environments: [...environments],
      styles: [...styles],
      facility_ids: [...facilities].map((facility) => FACILITIES[facility].id),
      pets_allowed: pets,
      ...position,
      address: streetAddress(language, scene, random),
      zip_code: zipCode(town, random),
      city_id: town.id,
      department_id: town.departmentId,
      region_id: town.regionId,
      country_id: town.countryId ?? 0,
      touristic_id: touristic?.id ?? null,
      sea_resort_id: nearest(places.seaResorts, position, 5)?.id ?? null,
      ski_resort_id: skiResort?.id ?? null,
      poi_ids: places.pois.filter((poi) => Math.abs(poi.latitude - position.latitude) < 0.3 && distanceKm(poi, position) <= 25).map(({ id }) => id),
      review_count: reviewCount,
      review_average: reviewAverage,
      popularity: Math.round(popularity * 1000) / 1000,
      descriptions,
      scene,
    },
  };
}

const round5 = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
