import type { LabelRecord, OfferRecord } from '../records.ts';
import { type Theme, THEMES } from '../wording/codes.ts';
import { addDays, type IsoDay, julianDay } from '@sabadora/days';
import type { Hotel } from '../hotels/hotels.ts';
import { offerTexts, type Recipe } from './offerTexts.ts';
import { createRandom, type Random } from '@sabadora/pictures/random';
import { type ActivityTag, TAGS } from '../activities/tags/index.ts';
import { roomId, type RoomType } from '../rooms/rooms.ts';
import { suitsHotel } from './whatFits.ts';

/** A generated offer with the data from which its calendar is made. */
export interface Offer {
  record: OfferRecord;
  roomType: RoomType;
  /** Cents for two adults and one night at an ordinary price level. */
  basePrice: number;
  /** Day of the `EXPIRY_CYCLE`-day cycle on which the offer expires; null when it never does. */
  expiryPhase: number | null;
}

const EXPIRY_CYCLE = 330;
const EXPIRY_SOONEST = 20;

/** The record of an offer in a catalogue that begins on a day; only its expiry depends on the day. */
export function offerRecordAt({ record, expiryPhase }: Offer, firstDay: IsoDay): OfferRecord {
  if (expiryPhase === null) return record;
  const soonest = addDays(firstDay, EXPIRY_SOONEST);
  const wait = (((expiryPhase - julianDay(soonest)) % EXPIRY_CYCLE) + EXPIRY_CYCLE) % EXPIRY_CYCLE;
  return { ...record, expiresOn: addDays(soonest, wait) };
}

/** Euros for two adults and a night, by stars; houses without stars are in between. */
const BASE_EUROS: Readonly<Record<number, number>> = { 0: 92, 1: 58, 2: 68, 3: 88, 4: 132, 5: 255 };

const TYPE_FACTOR: Readonly<Record<Hotel['type'], number>> = {
  hotel: 1,
  boutique: 1.15,
  bnb: 0.95,
  inn: 0.92,
  castle: 1.28,
  cottage: 1,
  lodge: 1.05,
  resort: 1.18,
  aparthotel: 0.95,
  camping: 0.72,
};

const COUNTRY_FACTOR = { FR: 1, ES: 0.84, IT: 0.96, NL: 1.1, BE: 1.04 } as const;

const BREAKFAST_EUROS = 26;
const DINNER_EUROS = 68;

/** Weights of the number of offers of a hotel: 2.7 on average. */
const OFFER_COUNTS = { 1: 17, 2: 30, 3: 29, 4: 16, 5: 8 } as const;

const CHANNELS = ['AVAILPRO', 'CUBILIS', 'SITEMINDER', 'VERTICALBOOKING'] as const;

/** The offers of a hotel, its main one first; they depend only on the hotel. */
export function makeOffers(hotel: Hotel): Offer[] {
  const random = createRandom('offers', hotel.record.id);
  const count = Number(random.weighted(OFFER_COUNTS));
  const themes = pickThemes(hotel, count, random);
  const euros =
    (BASE_EUROS[hotel.record.stars] ?? 90) *
    TYPE_FACTOR[hotel.type] *
    COUNTRY_FACTOR[hotel.town.countryCode] *
    (0.86 + 0.3 * Math.min(1, hotel.town.interest / 1200)) *
    (0.78 + 0.5 * random.unit()) *
    (hotel.styles.includes('luxury') ? 1.12 : 1);
  const channel = random.chance(0.6) ? random.pick(CHANNELS) : null;
  return themes.map((theme, position) => makeOffer(hotel, theme, position, euros, channel));
}

/** Weights of the themes that fit a house. */
function themeWeights({ scene, styles, facilities, type, record, town }: Hotel): Record<Theme, number> {
  const isRural = ['mountain', 'countryside', 'lake', 'forest'].includes(scene);
  const has = (style: Hotel['styles'][number]) => styles.includes(style);
  return {
    romantic: has('romantic') ? 8 : 3,
    wellness: facilities.has('spa') || facilities.has('sauna') ? (has('wellness') ? 9 : 4) : 0,
    family:
      has('family') || facilities.has('family_rooms')
        ? type === 'camping' || type === 'resort'
          ? 9
          : 5
        : 0.3,
    gastronomy: facilities.has('restaurant') ? 5 : 0.8,
    city: scene === 'city' ? 9 : 0,
    sea: scene === 'sea' ? 9 : 0,
    nature: !town.traits.has('city') && isRural ? 7 : 0,
    wine: scene === 'vineyard' ? 9 : town.traits.has('vineyard') ? 3 : 0,
    culture: has('historic') || town.traits.has('old') ? 4 : scene === 'city' ? 3 : 0,
    adventure: ['mountain', 'forest', 'lake'].includes(scene)
      ? 4
      : scene === 'sea'
        ? 1.5
        : scene === 'countryside'
          ? 0.4
          : 0,
    unusual: type === 'lodge' || type === 'camping' ? 4 : type === 'castle' ? 2 : 0,
    golf: ['countryside', 'sea', 'forest'].includes(scene) && record.stars >= 4 ? 1.6 : 0,
    luxury: record.stars === 5 ? 6 : has('luxury') ? 2 : 0,
  };
}

function pickThemes(hotel: Hotel, count: number, random: Random): Theme[] {
  const weights = themeWeights(hotel);
  const themes: Theme[] = [];
  while (themes.length < count && Object.values(weights).some((weight) => weight > 0)) {
    const theme = random.weighted(weights);
    themes.push(theme);
    weights[theme] = 0;
  }
  return themes;
}

/** Tags of activities that a theme's texts promise: a golf stay includes a round of golf. */
const PROMISED_TAGS: Readonly<Partial<Record<Theme, readonly number[]>>> = { golf: [133], wine: [113, 125] };

function pickTags(hotel: Hotel, theme: Theme, random: Random): ActivityTag[] {
  const possible = TAGS.filter((tag) => tag.themes.includes(theme) && suitsHotel(tag, hotel));
  const promised = possible.filter(({ id }) => PROMISED_TAGS[theme]?.includes(id));
  if (promised.length > 0) return random.some(promised, 1);
  return random.some(possible, Number(random.weighted({ 0: 22, 1: 48, 2: 24, 3: 6 })));
}

function otherThemes(hotel: Hotel, theme: Theme, tags: readonly ActivityTag[], random: Random): Theme[] {
  const themes = new Set<Theme>([theme]);
  if (hotel.scene === 'sea' && random.chance(0.6)) themes.add('sea');
  if (hotel.scene === 'city' && random.chance(0.6)) themes.add('city');
  if (hotel.facilities.has('family_rooms') && random.chance(0.4)) themes.add('family');
  for (const tag of tags) {
    const [first] = tag.themes;
    if (first && random.chance(0.5)) themes.add(first);
  }
  return [...themes].slice(0, 4);
}

function makeOffer(
  hotel: Hotel,
  theme: Theme,
  position: number,
  hotelEuros: number,
  channel: string | null,
): Offer {
  const id = hotel.record.id * 10 + position;
  const random = createRandom('offer', id);
  const hasRestaurant = hotel.facilities.has('restaurant');
  const isSelfCatered = hotel.type === 'aparthotel' || hotel.type === 'camping';
  const tags = pickTags(hotel, theme, random);
  const recipe: Recipe = {
    theme,
    tags,
    hasBreakfast: random.chance(isSelfCatered ? 0.25 : hotel.type === 'bnb' ? 1 : 0.78),
    // No separate dinner when an activity is one already.
    hasDinner:
      hasRestaurant &&
      !tags.some(({ id: tag }) => tag === 111 || tag === 112) &&
      random.chance(theme === 'gastronomy' ? 0.8 : 0.22),
  };
  const extras =
    (recipe.hasBreakfast ? BREAKFAST_EUROS : 0) +
    (recipe.hasDinner ? DINNER_EUROS : 0) +
    // An activity is done once per stay, but priced per night.
    tags.reduce((sum, { price }) => sum + price / 100, 0) * 0.6;
  const basePrice = Math.round(hotelEuros * (0.96 + 0.1 * random.unit()) + extras) * 100;
  const isFamily = theme === 'family';
  const themes = otherThemes(hotel, theme, tags, random);
  const takesChildren = themes.includes('family') || (theme !== 'romantic' && random.chance(0.5));
  const promo = random.chance(0.25) ? random.pick([8, 10, 12, 15, 15, 18, 20, 20, 25, 30, 35]) : 0;
  const isGiftable = random.chance(0.62);
  // A voucher covers an ordinary weekend night; more nights cost a little less each.
  const voucher = (nights: number) =>
    Math.ceil((basePrice * 1.12 * nights * (1 - 0.03 * (nights - 1))) / 500) * 500 - 10;
  const hasMarketingLabel = random.chance(0.12);
  const { roomType, ...texts } = offerTexts(hotel, recipe, random);
  const record: OfferRecord = {
    type: 'offer',
    id,
    hotelId: hotel.record.id,
    position,
    published: true,
    giftable: isGiftable,
    ...texts,
    themeIds: themes.map((code) => THEMES[code].id),
    tagIds: tags.map((tag) => tag.id),
    maxAdults: isFamily ? random.pick([2, 2, 4, 4, 6]) : random.pick([2, 2, 2, 3, 4]),
    maxChildren: takesChildren ? random.pick(isFamily ? [2, 3, 4] : [1, 2]) : 0,
    maxBabies: takesChildren ? random.pick([1, 1, 2]) : random.chance(0.4) ? 1 : 0,
    promo,
    voucherPrices: isGiftable ? [voucher(1), voucher(2), voucher(3)] : null,
    quality:
      Math.round(
        Math.min(1, Math.max(0, hotel.quality + promo / 150 + (random.unit() - 0.5) * 0.16)) * 1000,
      ) / 1000,
    freeCancellationDays: random.chance(0.75) ? random.pick([1, 2, 3, 3, 5, 7, 7, 14]) : null,
    // Only shown for a stay that begins within days.
    lastMinute: random.chance(0.3),
    expiresOn: null,
    marketingLabels: hasMarketingLabel ? [random.pick(MARKETING_LABELS)] : [],
    channelManagerId: channel,
    connectivity: channel === null ? null : random.pick(['TWO_WAY', 'TWO_WAY', 'ONE_WAY']),
    autoDiscount: random.chance(0.03)
      ? random.pick([
          { code: 'WEEKEND5', value: 5 },
          { code: 'SABADO10', value: 10 },
        ])
      : null,
    pictureCount: random.int(3, 6),
    roomId: roomId(hotel.record.id, roomType),
  };
  return {
    record,
    roomType,
    basePrice,
    expiryPhase: random.chance(0.05) ? random.int(0, EXPIRY_CYCLE - 1) : null,
  };
}

const MARKETING_LABELS: readonly LabelRecord[] = [
  {
    names: {
      fr: 'Coup de cœur',
      es: 'Nuestro favorito',
      it: 'Il nostro preferito',
      nl: 'Onze favoriet',
      en: 'Our favourite',
    },
    color: 'social',
    icon: 'heart',
    emoji: null,
  },
  {
    names: { fr: 'Nouveauté', es: 'Novedad', it: 'Novità', nl: 'Nieuw', en: 'New' },
    color: 'reinsurance',
    icon: null,
    emoji: null,
  },
  {
    names: {
      fr: 'Vu et approuvé',
      es: 'Visto y recomendado',
      it: 'Visto e approvato',
      nl: 'Gezien en goedgekeurd',
      en: 'Seen and approved',
    },
    color: 'social',
    icon: 'check',
    emoji: null,
  },
  {
    names: { fr: 'Écoresponsable', es: 'Sostenible', it: 'Sostenibile', nl: 'Duurzaam', en: 'Sustainable' },
    color: 'reinsurance',
    icon: 'tree',
    emoji: null,
  },
];
