import type { HotelResult, OfferCardData } from '@sabadora/api';
import { FLOW_TABLE, type Flow } from '@sabadora/domain';

/** The offers that a list of results shows. */
export interface ShownOffers {
  offers: readonly OfferCardData[];
  /** They are all of one hotel, in one column (SE-182). */
  isOfHotel: boolean;
}

/** What a list of results shows: each hotel's main offer, or every offer of the one hotel that was searched. */
export function shownOffers(results: readonly HotelResult[], flow: Flow): ShownOffers {
  const isOfHotel = FLOW_TABLE[flow].cardView === 'hotel';
  const offers = results.flatMap(({ mainPackage, otherPackages }) =>
    isOfHotel ? [mainPackage, ...otherPackages] : mainPackage,
  );
  return { offers, isOfHotel };
}
