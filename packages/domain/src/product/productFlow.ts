import { isIsoDay } from '@sabadora/days';
import type { AddressParts } from '../address/flowChange.ts';
import { mergeHash, parseHash } from '../address/hash.ts';
import type { HashPatch } from '../address/hash.ts';
import { patchQuery } from '../address/query.ts';
import { nightsOf } from '../calendar/stay.ts';
import { DEFAULT_PARTY } from '../criteria/party.ts';
import type { ProductFlow } from '../search/flow.ts';

/** Night counts of a gift (PR-109, D-039); the first is preselected. */
export const GIFT_NIGHTS: readonly number[] = [1, 2, 3];

/**
 * Address after the flow switch of a product page. Gifting sets 2 adults and a night count, booking changes only the
 * flow; both keep the dates (PR-119, PR-120, ALG-6).
 */
export function changeProductFlow(address: AddressParts, target: ProductFlow): AddressParts {
  const patch: HashPatch =
    target === 'gifting' ? { giftAdult: DEFAULT_PARTY.adults, giftNights: giftNightsFor(address.hash) } : {};
  return {
    path: address.path,
    query: patchQuery(address.query, { flow: target }),
    hash: mergeHash(address.hash, patch),
  };
}

/** Initial nights of a gift: those in the hash, else the nights of the dates limited to 1 to 3, else 1 (D-142). */
export function giftNightsFor(hash: string): number {
  const { giftNights, checkin, checkout } = parseHash(hash);
  if (typeof giftNights === 'number' && Number.isInteger(giftNights) && giftNights > 0) return giftNights;
  if (!isIsoDay(checkin) || !isIsoDay(checkout)) return 1;
  return Math.min(Math.max(...GIFT_NIGHTS), Math.max(1, nightsOf({ checkin, checkout })));
}
