import { island } from '../../../kit/parts/island.tsx';
import { ActivitiesSkeleton } from '../../offers/grid/ActivitiesSkeleton.tsx';
import { OfferGridSkeleton } from '../../offers/grid/OfferGridSkeleton.tsx';

const load = () => import('./rowParts.ts');

/**
 * The results as islands: the server renders those for the criteria in the query, and the page around them does not
 * wait for their code.
 */
export const ActivityRows = island(async () => (await load()).ActivityRows, {
  fallback: <ActivitiesSkeleton />,
});
export const StayResults = island(async () => (await load()).StayResults, {
  fallback: <OfferGridSkeleton />,
});
/** Loaded with the results, because these parts are above them and would shift them. */
export const HotelFacts = island(async () => (await load()).HotelFacts);
export const PhoneSummary = island(async () => (await load()).PhoneSummary);

/** Preloads the code while the results are requested. If that fails, the islands load it again. */
export function prepareRows(): void {
  load().catch(() => {});
}
