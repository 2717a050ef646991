import { NEVER } from './readSearchIndex.ts';
import type { ChangedOffer } from './readChanges.ts';
import type { OfferColumns } from './SearchIndex.ts';
import { julianDay } from '@sabadora/days';

/** Writes the changed data of an offer, except its calendar, into the columns. */
export function applyChange(offers: OfferColumns, number: number, changed: ChangedOffer): void {
  offers.promo[number] = changed.promo;
  offers.voucherPrice[number] = changed.voucher_price ?? 0;
  offers.fromPrice[number] = changed.from_price;
  offers.fromNights[number] = changed.from_nights;
  offers.expiresOn[number] = changed.expires_on === null ? NEVER : julianDay(changed.expires_on);
}
