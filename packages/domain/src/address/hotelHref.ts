import { nightsOf } from '../calendar/stay.ts';
import type { StayDates } from '../calendar/stay.ts';
import { writeParty } from '../criteria/party.ts';
import type { Party } from '../criteria/party.ts';
import type { Flow } from '../search/flow.ts';
import type { HashPatch } from './hash.ts';
import { withHash } from './links.ts';

/** Parts of the search that links keep. */
export interface LinkContext {
  flow: Flow;
  dates?: StayDates | undefined;
  party: Party;
}

/**
 * Address of a hotel page with dates, night count and people; without dates in gifting (SE-173…SE-175, ALG-25,
 * D-013).
 */
export function hotelHref(
  hotel: { id: number; uri?: string | null | undefined },
  context: LinkContext,
): string {
  return withHash(hotel.uri || `/hotel/${hotel.id}`, {
    ...datesPatch(context),
    ...writeParty(context.party),
  });
}

function datesPatch({ flow, dates }: LinkContext): HashPatch {
  return flow === 'gifting' || !dates ? {} : { ...dates, night: nightsOf(dates) };
}
