import { hotelHref, withHash } from '@sabadora/domain';
import type { StayPage } from './useStayPage.ts';

/** A stay with the dates and people chosen on its page. */
export interface PlaceOfHotel extends Pick<StayPage, 'detail' | 'flow'> {
  criteria: Pick<StayPage['criteria'], 'dates' | 'party'>;
}

/** Address of the page of the stay's hotel, with the chosen dates and people (SE-173…SE-175). */
export function hotelOfStayHref({ detail, criteria, flow }: PlaceOfHotel): string {
  const { dates, party } = criteria;
  return hotelHref(detail.offer.hotel, { flow, dates, party });
}

/**
 * Address of all offers of the stay's hotel. The id allows the page for "not found" to link to other offers (PR-024,
 * PR-052, CH-144).
 */
export function hotelOffersHref(page: PlaceOfHotel): string {
  return withHash(hotelOfStayHref(page), { anchor: 'products', hotel: page.detail.offer.hotel.id });
}
