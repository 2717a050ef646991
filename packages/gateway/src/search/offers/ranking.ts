import type { SearchIndex } from '../../searchIndex/SearchIndex.ts';
import type { SearchCriteria } from '../criteria.ts';
import type { Destination } from '../destination/destination.ts';
import type { StayTerms } from './fitting.ts';
import { distanceFrom } from '../geography.ts';
import { outOfRange } from '../../searchIndex/outOfRange.ts';

/** What an ordinary night for two costs by stars, cents; the yardstick of "price relative to similar". */
const USUAL_NIGHT = [9000, 6500, 8000, 10_500, 15_000, 26_000] as const;

/** How much each part counts for quality/price; together 1. */
const WEIGHTS = { quality: 0.4, reviews: 0.25, price: 0.2, popularity: 0.15 };

/** A hotel with few reviews is drawn towards an average house: so many reviews of so many points. */
const PRIOR_REVIEWS = { count: 10, average: 7.5 };

/** The columns that `scoreOf` blends. */
export interface Scored {
  quality: number;
  reviewCount: number;
  /** Out of 10. */
  reviewAverage: number | null;
  popularity: number;
  stars: number;
  /** Cents for two adults and one night. */
  nightForTwo: number;
}

/**
 * Quality for the price, 0 to 1: the offer's own value for money, reviews, its price against the usual one for
 * its stars (0.5 at the usual price), and how often the hotel is chosen. Depends on nothing but the offer and its
 * price, so that filters and paging never reorder two offers.
 */
export function scoreOf({
  quality,
  reviewCount,
  reviewAverage,
  popularity,
  stars,
  nightForTwo,
}: Scored): number {
  const { count, average } = PRIOR_REVIEWS;
  const reviews = (reviewCount * (reviewAverage ?? 0) + count * average) / (reviewCount + count) / 10;
  const usual = USUAL_NIGHT[stars] ?? USUAL_NIGHT[0];
  const price = usual / (usual + nightForTwo);
  return (
    WEIGHTS.quality * quality +
    WEIGHTS.reviews * reviews +
    WEIGHTS.price * price +
    WEIGHTS.popularity * popularity
  );
}

/** How results are ordered: by `key` first (smaller is earlier), equal ones by `score` (greater is earlier). */
export interface Ranking {
  /** Of an offer, by its number. */
  key: (offer: number) => number;
  score: (offer: number) => number;
}

/** `scoreOf` by the number of an offer, rounded so that equal offers tie. */
function scores({ hotels, offers }: SearchIndex, terms: StayTerms): Ranking['score'] {
  return (offer) => {
    const hotel = offers.hotel[offer] ?? outOfRange();
    const average = hotels.reviewAverage[hotel] ?? Number.NaN;
    const score = scoreOf({
      quality: offers.quality[offer] ?? outOfRange(),
      reviewCount: hotels.reviewCount[hotel] ?? outOfRange(),
      reviewAverage: Number.isNaN(average) ? null : average,
      popularity: hotels.popularity[hotel] ?? outOfRange(),
      stars: hotels.stars[hotel] ?? outOfRange(),
      nightForTwo: terms.base(offer) / terms.nights(offer),
    });
    return Math.round(score * 1e6) / 1e6;
  };
}

const SAME = () => 0;

/** Kilometres up to which hotels around a point are equally near, for quality and price to decide among them. */
const NEAR_BANDS_KM = [30, 75, 150] as const;

/** How far out in a circle a hotel is, in steps from 0. */
const bandOf = (km: number) => NEAR_BANDS_KM.filter((edge) => km > edge).length;

/** 0 for the offers of a country, 1 for the others; the same for all without a country. */
function abroadOf({ hotels, offers }: SearchIndex, countryId: number | undefined): Ranking['key'] {
  if (countryId === undefined) return SAME;
  return (offer) => Number(hotels.area.country_id[offers.hotel[offer] ?? outOfRange()] !== countryId);
}

/**
 * The ranking of a sort order (ALG-5). Price orders go by what the card shows: the price per night, or of the
 * voucher. Distance without a position, and a voucher order without vouchers, fall back to quality/price. Quality/price
 * in a circle begins near its centre: the best hotel 150 km away is not "around here".
 */
export function rankingOf(
  searchIndex: SearchIndex,
  { orderBy, isGift, firstCountryId }: Pick<SearchCriteria, 'orderBy' | 'isGift' | 'firstCountryId'>,
  terms: StayTerms,
  { position, where }: Pick<Destination, 'position' | 'where'>,
): Ranking {
  const { hotels, offers } = searchIndex;
  const score = scores(searchIndex, terms);
  const perNight = (offer: number) => terms.total(offer) / terms.nights(offer);
  switch (orderBy) {
    case 'priceQuality': {
      if (where.type !== 'ring') return { key: abroadOf(searchIndex, firstCountryId), score };
      const distance = distanceFrom(hotels, where.ring.centre);
      return { key: (offer) => bandOf(distance(offers.hotel[offer] ?? outOfRange())), score };
    }
    case 'distance': {
      if (!position) return { key: SAME, score };
      const distance = distanceFrom(hotels, position);
      return { key: (offer) => distance(offers.hotel[offer] ?? outOfRange()), score };
    }
    case 'discount':
      return { key: (offer) => -(offers.promo[offer] ?? outOfRange()), score };
    case 'popularity':
      return {
        key: (offer) => -(hotels.popularity[offers.hotel[offer] ?? outOfRange()] ?? outOfRange()),
        score,
      };
    case 'priceAsc':
      return { key: perNight, score };
    case 'singleVoucherPriceAsc':
      return { key: isGift ? perNight : SAME, score };
    case 'singleVoucherPriceDesc':
      return { key: isGift ? (offer) => -perNight(offer) : SAME, score };
  }
}
