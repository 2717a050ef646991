import { island } from '../../../kit/parts/island.tsx';
import { ActivitiesSkeleton } from '../../offers/grid/ActivitiesSkeleton.tsx';
import { OfferGridSkeleton } from '../../offers/grid/OfferGridSkeleton.tsx';

const load = () => import('./rowParts.ts');

/**
 * The results themselves: the server draws those that the query names, and the page around them does not wait for their
 * code.
 */
export const ActivityRows = island(async () => (await load()).ActivityRows, {
  fallback: <ActivitiesSkeleton />,
});
export const StayResults = island(async () => (await load()).StayResults, {
  fallback: <OfferGridSkeleton />,
});
/** Shown with the results, since they are above them. */
export const HotelFacts = island(async () => (await load()).HotelFacts);
export const PhoneSummary = island(async () => (await load()).PhoneSummary);

/** Preloads the code while the results are requested. Where that fails, the islands load it again. */
export function prepareRows(): void {
  load().catch(() => {});
}
