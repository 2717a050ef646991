import type { SearchIndex } from '../../searchIndex/SearchIndex.ts';
import { hasAnyOf } from '../../searchIndex/ValueSets.ts';
import type { SearchCriteria } from '../criteria.ts';
import type { Where } from '../destination/destination.ts';
import { hotelCandidates, type Test } from '../offers/fitting.ts';
import { outOfRange } from '../../searchIndex/outOfRange.ts';

/** The price of an activity for a group, in cents. */
interface GroupPrice {
  adults: number;
  sell: number;
  bar: number;
}

/** Tests of an activity, by its number. */
export interface ActivityTests {
  /** On sale at the destination with the theme; price and tags are not tested. */
  isCandidate: Test;
  /** The price per person is within the bounds, both included. */
  price: Test;
  /** Has one of the chosen tags. */
  tag: Test;
  /** The price for the requested number of adults, otherwise for the smallest group sold (D-025). */
  group: (activity: number) => GroupPrice;
}

/** The tests of the criteria. */
export function activityTests(
  searchIndex: SearchIndex,
  criteria: SearchCriteria,
  where: Where,
): ActivityTests {
  const { activities } = searchIndex;
  const { themeIds, tags, party } = criteria;
  const { min, max } = criteria.price;
  const isHotel = hotelCandidates(searchIndex, criteria, where, false);
  const hasTheme = hasAnyOf(activities.themes, themeIds);
  const group = (activity: number): GroupPrice => {
    const first = activities.groups[activity] ?? outOfRange();
    const sizes = (activities.groups[activity + 1] ?? outOfRange()) - first;
    const smallest = activities.minAdults[activity] ?? 1;
    const more = party.adults - smallest;
    const at = more >= 0 && more < sizes ? more : 0;
    return {
      adults: smallest + at,
      sell: activities.sell[first + at] ?? outOfRange(),
      bar: activities.bar[first + at] ?? outOfRange(),
    };
  };
  return {
    isCandidate: (activity) => hasTheme(activity) && isHotel(activities.hotel[activity] ?? outOfRange()),
    price: (activity) => {
      const { sell, adults } = group(activity);
      return (min === undefined || sell >= min * adults) && (max === undefined || sell <= max * adults);
    },
    tag: hasAnyOf(activities.tags, tags),
    group,
  };
}
