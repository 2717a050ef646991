import type { HotelResult, OfferCardData } from '@sabadora/api';
import { FLOW_TABLE, type Flow } from '@sabadora/domain';

/** The offers shown in a list of results. */
export interface ShownOffers {
  offers: readonly OfferCardData[];
  /** Whether all offers are of one hotel, shown in one column (SE-182). */
  isOfHotel: boolean;
}

/** The offers that a list of results shows: each hotel's main offer, or all offers of the searched hotel. */
export function shownOffers(results: readonly HotelResult[], flow: Flow): ShownOffers {
  const isOfHotel = FLOW_TABLE[flow].cardView === 'hotel';
  const offers = results.flatMap(({ mainPackage, otherPackages }) =>
    isOfHotel ? [mainPackage, ...otherPackages] : mainPackage,
  );
  return { offers, isOfHotel };
}
