import type { SearchIndex } from '../../searchIndex/SearchIndex.ts';
import type { SearchCriteria } from '../criteria.ts';
import type { Destination } from '../destination/destination.ts';
import type { StayTerms } from './fitting.ts';
import { distanceFrom } from '../geography.ts';
import { outOfRange } from '../../searchIndex/outOfRange.ts';

/** Usual price of a night for two by stars, in cents; prices are compared with it. */
const USUAL_NIGHT = [9000, 6500, 8000, 10_500, 15_000, 26_000] as const;

/** Weights of the parts of quality/price; their sum is 1. */
const WEIGHTS = { quality: 0.4, reviews: 0.25, price: 0.2, popularity: 0.15 };

/** Assumed reviews that are added to those of every hotel, so that few reviews do not decide its score. */
const PRIOR_REVIEWS = { count: 10, average: 7.5 };

/** The values that `scoreOf` combines. */
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
 * Value for money, 0 to 1, from the offer's own quality, its reviews, its price relative to the usual one for its
 * stars (0.5 at the usual price), and the hotel's popularity. Depends only on the offer and its price, so filters and
 * paging never reorder two offers.
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

/** The order of results: by `key` (smaller is earlier), then by `score` (greater is earlier). */
export interface Ranking {
  /** Key of an offer, by its number. */
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

/** Distance bands in kilometres: within a band, hotels are ordered by quality and price. */
const NEAR_BANDS_KM = [30, 75, 150] as const;

/** The number of the band of a distance, from 0. */
const bandOf = (km: number) => NEAR_BANDS_KM.filter((edge) => km > edge).length;

/** 0 for the offers of the country, 1 for others; always 0 without a country. */
function abroadOf({ hotels, offers }: SearchIndex, countryId: number | undefined): Ranking['key'] {
  if (countryId === undefined) return SAME;
  return (offer) => Number(hotels.area.country_id[offers.hotel[offer] ?? outOfRange()] !== countryId);
}

/**
 * The ranking of a sort order (ALG-5). Price orders use the price on the card: per night, or of the voucher. Ordering
 * by distance without a position, or by voucher price without vouchers, falls back to quality/price. In a circle,
 * quality/price orders by distance band first: a hotel 150 km away is not "around here".
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
