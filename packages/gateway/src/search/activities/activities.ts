import type { ActivityCardData, RequestOf, searchActivities } from '@sabadora/api';
import { type Locale, partyForRequest, readLists, readPeople } from '@sabadora/domain';
import { julianDay } from '@sabadora/days';
import type { SearchIndex } from '../../searchIndex/SearchIndex.ts';
import { eachValue } from '../../searchIndex/ValueSets.ts';
import { activityCardsOf, type FoundActivity } from './activityCards.ts';
import { activityTests } from './activityFitting.ts';
import { readFlatRequest, type SearchCriteria } from '../criteria.ts';
import { type Destination, findDestination } from '../destination/destination.ts';
import { topK } from '../topK.ts';
import { distances } from '../offers/fitting.ts';
import { languageOf, textIn } from '../locale.ts';
import { createTally } from '../facets/tally.ts';
import type { SearchSource } from '../offers/withTerms.ts';
import { outOfRange } from '../../searchIndex/outOfRange.ts';

type ActivitiesRequest = RequestOf<typeof searchActivities>;

/** The criteria of a search from the request of either call; prices are per person. */
export function readActivitiesRequest(
  request: Omit<Parameters<typeof readFlatRequest>[0], 'flow'> &
    Pick<ActivitiesRequest, 'tags' | 'priceMin' | 'priceMax' | 'orderBy'>,
): SearchCriteria {
  return {
    ...readFlatRequest({ ...request, flow: 'activity' }),
    party: partyForRequest('activity', readPeople(request)),
    price: { min: request.priceMin, max: request.priceMax },
    ...readLists(request, 'flat', 'offer'),
    orderBy: request.orderBy,
  };
}

/** One page of the matching activities. */
export interface FoundActivities {
  /** Number of matching activities, after the limit per hotel. */
  totalCount: number;
  destination: Destination;
  criteria: SearchCriteria;
  activities: ActivityCardData[];
}

/** Value for money, 0 to 1: the activity's own quality, the reviews of its hotel and the hotel's popularity. */
function scoreOf({ hotels, activities }: SearchIndex): (activity: number) => number {
  return (activity) => {
    const hotel = activities.hotel[activity] ?? outOfRange();
    const average = hotels.reviewAverage[hotel] ?? Number.NaN;
    return (
      0.5 * (activities.quality[activity] ?? outOfRange()) +
      0.03 * (Number.isNaN(average) ? 7.5 : average) +
      0.2 * (hotels.popularity[hotel] ?? outOfRange())
    );
  };
}

/**
 * Sort key of an activity: smaller is earlier, and equal ones are ordered by score. Sort orders that only stays have
 * fall back to quality/price (ALG-5).
 */
function keyOf(
  searchIndex: SearchIndex,
  { orderBy }: SearchCriteria,
  group: ReturnType<typeof activityTests>['group'],
  distance: (hotel: number) => number | null,
): (activity: number) => number {
  const { hotels, activities } = searchIndex;
  switch (orderBy) {
    case 'distance':
      return (activity) => distance(activities.hotel[activity] ?? outOfRange()) ?? 0;
    case 'priceAsc':
      return (activity) => {
        const { sell, adults } = group(activity);
        return sell / adults;
      };
    case 'discount':
      return (activity) => {
        const { sell, bar } = group(activity);
        return bar > 0 ? sell / bar : 1;
      };
    case 'popularity':
      return (activity) => -(hotels.popularity[activities.hotel[activity] ?? outOfRange()] ?? outOfRange());
    case 'priceQuality':
    case 'singleVoucherPriceAsc':
    case 'singleVoucherPriceDesc':
      return () => 0;
  }
}

/** The matching activities, at most `perHotel` per hotel, each with its rank within its hotel. */
function listActivities(
  { activities }: SearchIndex,
  matching: readonly number[],
  isBefore: (one: number, other: number) => boolean,
  perHotel: number,
): { activity: number; nth: number }[] {
  const ofHotel = new Map<number, number[]>();
  for (const activity of matching) {
    const hotel = activities.hotel[activity] ?? outOfRange();
    const known = ofHotel.get(hotel);
    if (known) known.push(activity);
    else ofHotel.set(hotel, [activity]);
  }
  return [...ofHotel.values()].flatMap((all) =>
    all
      .sort((one, other) => (isBefore(one, other) ? -1 : 1))
      .slice(0, perHotel)
      .map((activity, nth) => ({ activity, nth })),
  );
}

const NONE = { activity: 0, nth: 0 };

/** A page of the matching activities (SE-219), at most `numberOfPackagesPerHotel` per hotel. */
export async function findActivities(
  { db, searchIndex: keeper }: SearchSource,
  request: ActivitiesRequest,
): Promise<FoundActivities> {
  const { limit, page, numberOfPackagesPerHotel } = request;
  const criteria = readActivitiesRequest(request);
  const destination = await findDestination(db, criteria);
  const searchIndex = await keeper.current();
  const { activities } = searchIndex;
  const { isCandidate, price, tag, group } = activityTests(searchIndex, criteria, destination.where);
  const distance = distances(searchIndex, destination.position);
  const key = keyOf(searchIndex, criteria, group, distance);
  const score = scoreOf(searchIndex);
  const isBefore = (one: number, other: number) => {
    const byKey = key(one) - key(other);
    if (byKey !== 0) return byKey < 0;
    const byScore = score(other) - score(one);
    return byScore === 0 ? one < other : byScore < 0;
  };
  const matching = Array.from({ length: activities.count }, (_, activity) => activity).filter(
    (activity) => isCandidate(activity) && price(activity) && tag(activity),
  );
  const listed = listActivities(searchIndex, matching, isBefore, numberOfPackagesPerHotel);
  const start = page * limit;
  // By quality, every hotel's best activity comes before any hotel's second one, so that one hotel does not fill a
  // row.
  const isSpread = criteria.orderBy === 'priceQuality';
  const inOrder = topK(listed.length, start + limit, (one, other) => {
    const [first = NONE, second = NONE] = [listed[one], listed[other]];
    if (isSpread && first.nth !== second.nth) return first.nth < second.nth;
    return isBefore(first.activity, second.activity);
  });
  const found = inOrder.slice(start).map((entry, nth): FoundActivity => {
    const { activity } = listed[entry] ?? NONE;
    return {
      id: activities.id[activity] ?? outOfRange(),
      distanceKm: destination.isPoint ? distance(activities.hotel[activity] ?? outOfRange()) : null,
      index: start + nth,
    };
  });
  return {
    totalCount: listed.length,
    destination,
    criteria,
    activities: await activityCardsOf(db, found, request.locale),
  };
}

/** Number of hotels with an offer on sale that has the tag, by the tag's id. */
function hotelsWithTags(
  { hotels, offers }: SearchIndex,
  ids: readonly number[],
  today: string,
): Map<number, number> {
  const day = julianDay(today);
  const tally = createTally(offers.tags.names);
  for (let hotel = 0; hotel < hotels.count; hotel += 1) {
    const end = hotels.offers[hotel + 1] ?? outOfRange();
    for (let offer = hotels.offers[hotel] ?? outOfRange(); offer < end; offer += 1) {
      if ((offers.expiresOn[offer] ?? outOfRange()) < day) continue;
      eachValue(offers.tags, offer, (tag) => tally.add(tag, hotel));
    }
  }
  const counts = tally.read();
  return new Map(ids.map((id) => [id, counts.get(String(id)) ?? 0]));
}

/**
 * Names of activity tags and the number of hotels with a stay that has them, in the requested order (SE-149, D-068).
 * Unknown ids are left out.
 */
export async function countTags(
  { db, searchIndex: keeper }: SearchSource,
  { ids, locale }: { ids: readonly number[]; locale: Locale },
  today: string,
): Promise<{ id: number; name: string; count: number }[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const tags = await db
    .selectFrom('activity_tag')
    .select(['id', 'names'])
    .where('id', 'in', wanted)
    .execute();
  const counts = hotelsWithTags(await keeper.current(), wanted, today);
  const names = new Map(tags.map(({ id, names: texts }) => [id, textIn(texts, languageOf(locale))]));
  return wanted.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, count: counts.get(id) ?? 0 }];
  });
}
