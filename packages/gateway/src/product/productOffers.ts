import type { ProductOffers, productOffers, RequestOf } from '@sabadora/api';
import type { IsoDay } from '@sabadora/days';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { languageOf, textIn } from '../search/locale.ts';
import { findQuotedOffers, quoteOffer } from './quoteStay.ts';

/**
 * The offers of the hotel that can be booked on the dates: the given one first, then the others by price (PR-048).
 *
 * @returns undefined when there is no such offer
 */
export async function findProductOffers(
  db: Kysely<Tables>,
  request: RequestOf<typeof productOffers>,
  today: IsoDay,
): Promise<ProductOffers | undefined> {
  const [product] = await findQuotedOffers(db, { offerId: request.id }, today);
  if (!product) return undefined;
  const offers = await findQuotedOffers(db, { hotelId: product.hotelId }, today);
  const items = offers.flatMap((offer) => {
    const quote = quoteOffer(offer, { ...request, activitySelectionList: [] }, today);
    const { bookable, priceInfo, availableRooms, cancellationPolicy } = quote;
    if (!bookable || !priceInfo || availableRooms === null) return [];
    const label = textIn(offer.labels, languageOf(request.locale));
    return [{ weekendId: offer.id, label, priceInfo, cancellationPolicy, availableRooms }];
  });
  const rank = (id: number) => (id === request.id ? 0 : 1);
  return {
    items: items.toSorted(
      (a, b) =>
        rank(a.weekendId) - rank(b.weekendId) ||
        a.priceInfo.sellPrice - b.priceInfo.sellPrice ||
        a.weekendId - b.weekendId,
    ),
  };
}
