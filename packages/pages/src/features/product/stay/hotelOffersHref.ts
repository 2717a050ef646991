import { mergeHash, patchQuery, searchRoute, writeDates, writeParty } from '@sabadora/domain';
import type { StayPage } from './useStayPage.ts';

/** All offers of the stay's hotel, for the dates and people of the page (PR-024). */
export function hotelOffersHref({ detail, criteria }: Pick<StayPage, 'detail' | 'criteria'>): string {
  const { dates, party } = criteria;
  const hash = mergeHash('', { hotelId: detail.offer.hotel.id, ...writeDates(dates), ...writeParty(party) });
  return `${searchRoute('hotel')}?${patchQuery('', { flow: 'hotel' })}#${hash}`;
}
