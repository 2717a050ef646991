import { giftExtras, giftShippingCost, type ApiClient } from '@sabadora/api';
import type { Locale, Switches } from '@sabadora/domain';
import { orUndefined } from '../../../kit/document/orUndefined.ts';
import type { GiftFacts } from './useGift.ts';

/** Loads the data for gifts sent by post; after a failure, the browser loads it (PR-113, PR-124). */
export async function loadPosted(
  { locale, switches }: { locale: Locale; switches: Switches },
  { api, signal }: { api: ApiClient; signal: AbortSignal },
): Promise<GiftFacts['posted']> {
  if (!switches.toggles.physicalGifts) return {};
  const [shipping, extras] = await Promise.all([
    orUndefined(api.send(giftShippingCost, { locale }, { signal })),
    orUndefined(api.send(giftExtras, { locale }, { signal })),
  ]);
  return { shipping, extras };
}
