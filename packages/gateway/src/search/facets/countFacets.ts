import { CRITERIA, FACET_PROPERTIES, type FacetProperty, PRICE_SLIDER_MAX } from '@sabadora/domain';
import { eachValue, type ValueSets } from '../../searchIndex/ValueSets.ts';
import type { SearchCriteria } from '../criteria.ts';
import { findDestination } from '../destination/destination.ts';
import {
  HOTEL_FILTERS,
  hotelCandidates,
  offerCandidates,
  panelFilters,
  sharesOf,
} from '../offers/fitting.ts';
import { createTally } from './tally.ts';
import { pricedIndex, type SearchSource } from '../offers/withTerms.ts';
import { outOfRange } from '../../searchIndex/outOfRange.ts';

/** Width of a step of the price histogram, cents. */
const PRICE_STEP = 1000;

/** The last step begins here and is open-ended: beyond it, the slider means "no maximum" (SE-129). */
const LAST_PRICE_STEP = PRICE_SLIDER_MAX * 100;

/** Minimum review scores that are counted (D-108). */
const SCORES = [9, 8, 7];

/** Number of hotels per value of each property; values without hotels are absent. */
export interface FacetCounts {
  /** Hotels that match the whole selection. */
  totalCount: number;
  counts: Record<FacetProperty | 'pets', Map<string, number>>;
}

/** Empty counts for every property. */
export function emptyCounts(): FacetCounts['counts'] {
  const none = [...FACET_PROPERTIES, 'pets' as const].map((property) => [
    property,
    new Map<string, number>(),
  ]);
  return Object.fromEntries(none) as FacetCounts['counts'];
}

/** Visits the values that a hotel or offer has in a property, as numbers. */
type Values = (thing: number, visit: (value: number) => void) => void;

const ofSets =
  (sets: ValueSets<unknown>): Values =>
  (thing, visit) =>
    eachValue(sets, thing, visit);

/** Lower bounds of the steps of the price histogram, cents. */
export const PRICE_STEPS: readonly number[] = Array.from(
  { length: LAST_PRICE_STEP / PRICE_STEP + 1 },
  (_, step) => step * PRICE_STEP,
);

/** Number of the step that contains a price per share. */
export function priceStep(cents: number): number {
  return Math.min(Math.floor(cents / PRICE_STEP), PRICE_STEPS.length - 1);
}

/**
 * Counts hotels for every value of every property as if only that value were chosen in its property, with the choices
 * in all other properties kept. Choosing a value does not reduce the counts in its own property (SE-140, D-067).
 */
export async function countFacets(
  source: SearchSource,
  criteria: SearchCriteria,
  today: string,
): Promise<FacetCounts> {
  const { where } = await findDestination(source.db, criteria);
  const { searchIndex, terms } = await pricedIndex(source.searchIndex, criteria, today);
  const { hotels, offers } = searchIndex;
  const isHotel = hotelCandidates(searchIndex, criteria, where, false);
  const isOffer = offerCandidates(searchIndex, criteria, terms, today);
  const { ofHotel, ofOffer } = panelFilters(searchIndex, criteria, terms);
  const shares = sharesOf(criteria, terms);
  const hotelTests = HOTEL_FILTERS.map((key) => ofHotel[key]);

  const hotelValues = HOTEL_FILTERS.map((key): Values =>
    key === 'hotelScore'
      ? (hotel, visit) =>
          SCORES.forEach((least, nth) => (hotels.reviewAverage[hotel] ?? outOfRange()) >= least && visit(nth))
      : ofSets(hotels.lists[key]),
  );
  const tallies = HOTEL_FILTERS.map((key) =>
    createTally(key === 'hotelScore' ? SCORES : hotels.lists[key].names),
  );
  const prices = createTally(PRICE_STEPS);
  const tags = createTally(offers.tags.names);
  let totalCount = 0;
  let withPets = 0;

  for (let hotel = 0; hotel < hotels.count; hotel += 1) {
    if (!isHotel(hotel)) continue;
    /**
     * Index of the only filter that the hotel fails; -1 when it passes all. A hotel that fails two filters is not
     * counted.
     */
    let failed = -1;
    let fails = 0;
    for (let nth = 0; nth < hotelTests.length && fails < 2; nth += 1) {
      if (hotelTests[nth]?.(hotel) === false) {
        failed = nth;
        fails += 1;
      }
    }
    if (fails > 1) continue;
    const takesPets = hotels.petsAllowed[hotel] === 1;
    const fitsPets = takesPets || !criteria.petsAllowed;
    if (!fitsPets) continue;
    let hasFitting = false;
    const end = hotels.offers[hotel + 1] ?? outOfRange();
    for (let offer = hotels.offers[hotel] ?? outOfRange(); offer < end; offer += 1) {
      if (!isOffer(offer)) continue;
      const fitsPrice = ofOffer.price(offer);
      const fitsTag = ofOffer.tag(offer);
      hasFitting ||= fitsPrice && fitsTag;
      if (fails > 0) continue;
      if (fitsTag) {
        prices.add(priceStep(terms.total(offer) / shares(offer)), hotel);
      }
      if (fitsPrice) eachValue(offers.tags, offer, (tag) => tags.add(tag, hotel));
    }
    if (!hasFitting) continue;
    if (fails === 0) {
      totalCount += 1;
      if (takesPets) withPets += 1;
    }
    hotelValues.forEach((values, nth) => {
      if (failed !== -1 && failed !== nth) return;
      values(hotel, (value) => tallies[nth]?.add(value, hotel));
    });
  }

  const counts = emptyCounts();
  HOTEL_FILTERS.forEach((key, nth) => {
    const { facet } = CRITERIA[key];
    counts[facet] = tallies[nth]?.read() ?? counts[facet];
  });
  counts.price = prices.read();
  counts.tag = tags.read();
  if (withPets > 0) counts.pets.set('pets', withPets);
  return { totalCount, counts };
}
