import { eachValue } from '../../searchIndex/ValueSets.ts';
import { activityTests } from '../activities/activityFitting.ts';
import { emptyCounts, type FacetCounts, PRICE_STEPS, priceStep } from './countFacets.ts';
import type { SearchCriteria } from '../criteria.ts';
import { findDestination } from '../destination/destination.ts';
import { createTally } from './tally.ts';
import type { SearchSource } from '../offers/withTerms.ts';

/**
 * Counts activities for every tag and every price per person as if only that value were chosen in its property, with
 * the choice in the other property kept (SE-140).
 */
export async function countActivityFacets(
  { db, searchIndex: keeper }: SearchSource,
  criteria: SearchCriteria,
): Promise<FacetCounts> {
  const { where } = await findDestination(db, criteria);
  const searchIndex = await keeper.current();
  const { activities } = searchIndex;
  const { isCandidate, price, tag, group } = activityTests(searchIndex, criteria, where);
  const prices = createTally(PRICE_STEPS);
  const tags = createTally(activities.tags.names);
  let totalCount = 0;
  for (let activity = 0; activity < activities.count; activity += 1) {
    if (!isCandidate(activity)) continue;
    const fitsPrice = price(activity);
    const fitsTag = tag(activity);
    if (fitsPrice && fitsTag) totalCount += 1;
    if (fitsTag) {
      const { sell, adults } = group(activity);
      prices.add(priceStep(sell / adults), activity);
    }
    if (fitsPrice) eachValue(activities.tags, activity, (value) => tags.add(value, activity));
  }
  return { totalCount, counts: { ...emptyCounts(), price: prices.read(), tag: tags.read() } };
}
