import { type Environment, FACILITIES, type Facility, type HotelType, type Style } from '../wording/codes.ts';
import type { CountryCode, Town } from '../places/places.ts';
import type { Random } from '@sabadora/pictures/random';

const SCENE_WEIGHTS: Readonly<Record<Environment, number>> = {
  sea: 5,
  mountain: 5,
  lake: 6,
  vineyard: 3,
  forest: 3,
  city: 4,
  countryside: 1,
};

/** The surroundings that a house looks out on, from the traits of its town. */
export function pickScene(town: Town, random: Random): Environment {
  const weights = { ...SCENE_WEIGHTS };
  for (const scene of ['sea', 'mountain', 'lake', 'vineyard', 'forest'] as const) {
    if (!town.traits.has(scene)) weights[scene] = 0;
  }
  weights.city = cityWeight(town);
  if (town.population > 400_000) weights.sea *= 0.5;
  if (town.traits.has('city')) {
    // In a city, houses look out on streets.
    for (const scene of ['countryside', 'forest', 'vineyard', 'mountain'] as const) weights[scene] = 0;
  }
  return random.weighted(weights);
}

/** Inhabitants from which an old town has city scenes. */
const TOWN_FROM = 10_000;

function cityWeight({ population, traits }: Town): number {
  if (population > 400_000) return 30;
  if (traits.has('city')) return 9;
  if (population > 25_000) return 2;
  return traits.has('old') && population >= TOWN_FROM ? 1.5 : 0;
}

/** Weights of types of houses by surroundings. */
export const TYPE_WEIGHTS: Readonly<Record<Environment, Readonly<Partial<Record<HotelType, number>>>>> = {
  city: { hotel: 10, boutique: 7, aparthotel: 4, bnb: 4, inn: 0.5 },
  sea: { hotel: 10, resort: 4, bnb: 4, boutique: 3, aparthotel: 3, camping: 1.5, inn: 1, cottage: 1 },
  mountain: { hotel: 7, lodge: 8, inn: 4, bnb: 3, resort: 2, aparthotel: 1, camping: 1 },
  countryside: { cottage: 8, castle: 4, bnb: 6, inn: 5, hotel: 6, camping: 1, boutique: 1.5 },
  vineyard: { cottage: 6, castle: 5, bnb: 5, inn: 3, hotel: 4, boutique: 3 },
  lake: { hotel: 8, bnb: 3, resort: 3, boutique: 3, lodge: 2, camping: 2, cottage: 1 },
  forest: { lodge: 8, hotel: 5, inn: 4, cottage: 4, castle: 2, camping: 3, resort: 1 },
};

/** Weights of star ratings by type of house; 0 is no stars. */
export const STAR_WEIGHTS: Readonly<Record<HotelType, Readonly<Record<string, number>>>> = {
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

/** One to four styles of a house that go together. */
export function pickStyles(scene: Environment, type: HotelType, stars: number, random: Random): Style[] {
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
  return believable.length > 0
    ? believable.slice(0, 4)
    : [type === 'hotel' || type === 'aparthotel' ? 'modern' : 'charming'];
}

/** Facilities that fit a house of the type. */
export function pickFacilities(
  scene: Environment,
  type: HotelType,
  stars: number,
  styles: readonly Style[],
  country: CountryCode,
  random: Random,
): Set<Facility> {
  const isLarge = ['hotel', 'resort', 'boutique', 'castle', 'aparthotel'].includes(type);
  const isWarm = country === 'ES' || country === 'IT';
  const isWell = styles.includes('wellness');
  const chances: Record<Facility, number> = {
    spa: isWell ? 0.95 : stars >= 5 ? 0.7 : stars === 4 ? 0.2 : 0.02,
    indoor_pool: isWell ? 0.7 : stars >= 4 ? 0.22 : 0.04,
    outdoor_pool:
      scene === 'city'
        ? isWarm
          ? 0.25
          : 0.03
        : (isWarm ? 0.6 : 0.3) + (type === 'resort' || type === 'camping' ? 0.3 : 0),
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
  return new Set(
    (Object.keys(FACILITIES) as Facility[]).filter((facility) => random.chance(chances[facility])),
  );
}
