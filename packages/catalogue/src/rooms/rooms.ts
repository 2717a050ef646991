import { createRandom, type Random } from '@sabadora/pictures/random';
import type { Hotel } from '../hotels/hotels.ts';
import type { RoomRecord } from '../records.ts';
import { eachLanguage, type Phrase, phraseIn } from '../wording/phrases.ts';
import { featureId, type RoomFeature, VIEWS } from './features.ts';

export type RoomType = 'double' | 'comfort' | 'view' | 'family' | 'suite' | 'studio' | 'tent';

interface RoomKind {
  label: Phrase;
  beds: readonly Phrase[];
  /** Range of the room's size in square metres, in a house of three stars. */
  size: readonly [least: number, most: number];
  capacity: number;
  maxCapacity: number;
}

const DOUBLE_BED: Phrase = [
  '1 lit double (160 cm)',
  '1 cama doble (160 cm)',
  '1 letto matrimoniale (160 cm)',
  '1 tweepersoonsbed (160 cm)',
  '1 double bed (160 cm)',
];
const TWIN_BEDS: Phrase = [
  '1 lit double ou 2 lits simples, à votre choix',
  '1 cama doble o 2 individuales, a elegir',
  '1 letto matrimoniale o 2 singoli, a scelta',
  '1 tweepersoonsbed of 2 eenpersoonsbedden, naar keuze',
  '1 double bed or 2 single beds, as you like',
];
const KING_BED: Phrase = [
  '1 très grand lit (180 cm) et 1 canapé-lit',
  '1 cama extragrande (180 cm) y 1 sofá cama',
  '1 letto king size (180 cm) e 1 divano letto',
  '1 kingsize bed (180 cm) en 1 slaapbank',
  '1 king-size bed (180 cm) and 1 sofa bed',
];
const FAMILY_BEDS: Phrase = [
  '1 lit double et 2 lits simples',
  '1 cama doble y 2 individuales',
  '1 letto matrimoniale e 2 singoli',
  '1 tweepersoonsbed en 2 eenpersoonsbedden',
  '1 double bed and 2 single beds',
];
const SOFA_BED: Phrase = [
  '1 lit double et 1 canapé-lit',
  '1 cama doble y 1 sofá cama',
  '1 letto matrimoniale e 1 divano letto',
  '1 tweepersoonsbed en 1 slaapbank',
  '1 double bed and 1 sofa bed',
];

const KINDS: Readonly<Record<RoomType, RoomKind>> = {
  double: {
    label: ['Chambre double', 'Habitación doble', 'Camera doppia', 'Tweepersoonskamer', 'Double room'],
    beds: [DOUBLE_BED, TWIN_BEDS],
    size: [15, 21],
    capacity: 2,
    maxCapacity: 3,
  },
  comfort: {
    label: ['Chambre confort', 'Habitación confort', 'Camera comfort', 'Comfortkamer', 'Comfort room'],
    beds: [DOUBLE_BED, TWIN_BEDS],
    size: [19, 26],
    capacity: 2,
    maxCapacity: 3,
  },
  view: {
    label: [
      'Chambre avec vue',
      'Habitación con vistas',
      'Camera con vista',
      'Kamer met uitzicht',
      'Room with a view',
    ],
    beds: [DOUBLE_BED],
    size: [18, 26],
    capacity: 2,
    maxCapacity: 3,
  },
  family: {
    label: ['Chambre familiale', 'Habitación familiar', 'Camera familiare', 'Familiekamer', 'Family room'],
    beds: [FAMILY_BEDS],
    size: [27, 38],
    capacity: 4,
    maxCapacity: 6,
  },
  suite: {
    label: ['Suite', 'Suite', 'Suite', 'Suite', 'Suite'],
    beds: [KING_BED],
    size: [34, 52],
    capacity: 2,
    maxCapacity: 4,
  },
  studio: {
    label: [
      'Studio avec cuisine',
      'Estudio con cocina',
      'Monolocale con cucina',
      'Studio met keuken',
      'Studio with kitchen',
    ],
    beds: [SOFA_BED],
    size: [24, 34],
    capacity: 2,
    maxCapacity: 4,
  },
  tent: {
    label: ['Tente aménagée', 'Tienda equipada', 'Tenda attrezzata', 'Ingerichte tent', 'Furnished tent'],
    beds: [FAMILY_BEDS],
    size: [20, 30],
    capacity: 4,
    maxCapacity: 6,
  },
};

/** The id of a hotel's room type: a UUID that depends only on both, and ends with the hotel's number. */
export function roomId(hotelId: number, type: RoomType): string {
  const random = createRandom('room', hotelId, type);
  const hex = (digits: number) =>
    random
      .int(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  const variant = random.pick(['8', '9', 'a', 'b']);
  const own = hotelId.toString(16).padStart(8, '0');
  return `${hex(4)}${hex(4)}-${hex(4)}-4${hex(3)}-${variant}${hex(3)}-${hex(4)}${own}`;
}

/** The features of a room type in a hotel. */
function featuresOf(
  { facilities, record, scene, styles }: Hotel,
  type: RoomType,
  random: Random,
): RoomFeature[] {
  const { stars } = record;
  const isTent = type === 'tent';
  const isFine = stars >= 4;
  const has: Record<RoomFeature, boolean> = {
    seaView: false,
    mountainView: false,
    lakeView: false,
    vineyardView: false,
    forestView: false,
    cityView: false,
    countryView: false,
    [VIEWS[scene]]: type === 'view' || (type === 'suite' && random.chance(0.6)),
    balcony: !isTent && (type === 'view' || type === 'suite' || type === 'studio') && random.chance(0.5),
    deck: isTent,
    airConditioning: !isTent && facilities.has('air_conditioning'),
    heating: !isTent,
    desk: !isTent && type !== 'studio' && random.chance(0.7),
    wardrobe: !isTent,
    sittingArea: type === 'suite' || (type === 'studio' && random.chance(0.5)),
    cot: type === 'family' || (facilities.has('family_rooms') && random.chance(0.5)),
    nonSmoking: true,
    bathroom: !isTent,
    shower: !isTent,
    bath: !isTent && (type === 'suite' || (isFine && random.chance(0.35))),
    hairdryer: !isTent,
    toiletries: !isTent && stars >= 3,
    bathrobes: !isTent && isFine && (facilities.has('spa') || type === 'suite'),
    sharedBathrooms: isTent,
    wifi: facilities.has('wifi') && !isTent,
    television: !isTent && !styles.includes('rustic'),
    safe: !isTent && stars >= 3,
    kettle: !isTent && type !== 'studio' && random.chance(0.6),
    coffeeMachine: !isTent && isFine,
    minibar: !isTent && type !== 'studio' && isFine,
    kitchenette: type === 'studio',
    fridge: type === 'studio' || isTent,
    dishes: type === 'studio' || isTent,
    cooker: type === 'studio' || isTent,
  };
  return (Object.keys(has) as RoomFeature[]).filter((feature) => has[feature]);
}

const inLanguages = (phrase: Phrase) => eachLanguage((language) => phraseIn(phrase, language));

/** The rooms of a hotel for these types, without duplicates, in the order of their first occurrence. */
export function makeRooms(hotel: Hotel, types: readonly RoomType[]): RoomRecord[] {
  return [...new Set(types)].map((type, position) => {
    const random = createRandom('room features', hotel.record.id, type);
    const { label, beds, size, capacity, maxCapacity } = KINDS[type];
    return {
      type: 'room',
      id: roomId(hotel.record.id, type),
      hotelId: hotel.record.id,
      position,
      roomType: type,
      labels: inLanguages(label),
      size: random.int(size[0], size[1]) + (hotel.record.stars >= 4 ? 4 : 0),
      capacity,
      maxCapacity,
      bedding: inLanguages(random.pick(beds)),
      featureIds: featuresOf(hotel, type, random).map(featureId),
      importantInfos: {},
    };
  });
}
