import type { FacetsResponse } from '@sabadora/api';
import { CRITERIA, LIST_FILTERS, type ItemKind, type ItemOf, type ListFilter } from '@sabadora/domain';

/** One value of a filter. */
export interface FacetOption<Value extends string | number = string | number> {
  value: Value;
  /** Name of the value, in the language of the locale. */
  label: string;
  /** Number of results if it were the only chosen value of its filter; undefined while unknown. */
  count: number | undefined;
}

/** Activities that are listed under one heading. */
export interface ActivityGroup {
  name: string;
  activities: readonly FacetOption<number>[];
}

/** The options of each list filter; activities are in groups. */
type ListOptions = { readonly [Key in Exclude<ListFilter, 'tags'>]: readonly FacetOption<ItemOf<Key>>[] };

/** Values of every filter, with their counts (SE-140). */
export interface Facets extends ListOptions {
  /** Number of results of the whole selection; undefined while unknown. */
  totalCount: number | undefined;
  hotelScores: readonly FacetOption<number>[];
  activities: readonly ActivityGroup[];
  /** Activities that are also shown outside their panel (SE-115). */
  highlighted: readonly FacetOption<number>[];
  /** Number of results per step of 10 euros, from 0 on. */
  prices: readonly number[];
}

type Property = FacetsResponse['properties'][number]['propertyType'];

const isNumber = (value: string | number) => typeof value === 'number';
/** Checks a value from the server, by the kind of the list's items. */
const IS_ITEM: Readonly<Record<ItemKind, (value: string | number) => boolean>> = {
  code: (value) => typeof value === 'string',
  id: isNumber,
  star: isNumber,
  facility: (value) => isNumber(value) || value === 'pets',
};

/** Reads a response. Unless `isCurrent`, its counts belong to an earlier request and are left out. */
export function readFacets(response: FacetsResponse, isCurrent = true): Facets {
  const valuesOf = (property: Property) =>
    response.properties.find(({ propertyType }) => propertyType === property)?.values ?? [];
  const countOf = (count: number) => (isCurrent ? count : undefined);
  const lists = LIST_FILTERS.filter((key) => key !== 'tags').map((key) => {
    const { facet, items } = CRITERIA[key];
    const options = valuesOf(facet).flatMap(({ value, label, count }) =>
      IS_ITEM[items](value) ? [{ value, label, count: countOf(count) }] : [],
    );
    return [key, options];
  });

  const groups = new Map<string, FacetOption<number>[]>();
  const highlighted: FacetOption<number>[] = [];
  for (const { value, label, count, group = '', highlighted: isHighlighted } of valuesOf('tag')) {
    if (typeof value !== 'number') continue;
    const activity = { value, label, count: countOf(count) };
    const siblings = groups.get(group);
    if (siblings) siblings.push(activity);
    else groups.set(group, [activity]);
    if (isHighlighted) highlighted.push(activity);
  }
  return {
    totalCount: countOf(response.totalCount),
    ...(Object.fromEntries(lists) as ListOptions),
    hotelScores: valuesOf(CRITERIA.hotelScore.facet).flatMap(({ value, label, count }) =>
      typeof value === 'number' ? [{ value, label, count: countOf(count) }] : [],
    ),
    activities: [...groups].map(([name, activities]) => ({ name, activities })),
    highlighted,
    prices: isCurrent ? valuesOf('price').map(({ count }) => count) : [],
  };
}

/** Options of a filter with several values. */
export function optionsOf(facets: Facets, key: ListFilter): readonly FacetOption[] {
  return key === 'tags' ? facets.activities.flatMap(({ activities }) => activities) : facets[key];
}
