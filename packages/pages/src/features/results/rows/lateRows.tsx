import { island } from '../../../kit/parts/island.tsx';
import { ActivitiesSkeleton } from '../../offers/grid/ActivitiesSkeleton.tsx';
import { OfferGridSkeleton } from '../../offers/grid/OfferGridSkeleton.tsx';

const load = () => import('./islands.ts');

/** The results themselves: the server draws those that the query names, and the page around them does not wait for their code. */
export const ActivityRows = island(async () => (await load()).ActivityRows, {
  fallback: <ActivitiesSkeleton />,
});
export const StayResults = island(async () => (await load()).StayResults, {
  fallback: <OfferGridSkeleton />,
});
/** Come with the results, since they stand over them. */
export const HotelFacts = island(async () => (await load()).HotelFacts);
export const PhoneSummary = island(async () => (await load()).PhoneSummary);

/** Fetches the code while the results are searched for. Where that fails, the islands ask again. */
export function prepareRows(): void {
  load().catch(() => {});
}
