import type { FacetsAnswer } from '@sabadora/api';
import type { Facility, ListFilter } from '@sabadora/domain';

/** A value to filter by. */
export interface FacetOption<Value extends string | number = string | number> {
  value: Value;
  /** In the language of the locale. */
  label: string;
  /** Results if it alone were chosen among its kind; undefined while unknown. */
  count: number | undefined;
}

/** Activities as they are listed together. */
export interface ActivityGroup {
  name: string;
  activities: readonly FacetOption<number>[];
}

/** What can be filtered by, with its counts (SE-140). */
export interface Facets {
  /** Results of the whole selection; undefined while unknown. */
  totalCount: number | undefined;
  facilities: readonly FacetOption<Facility>[];
  stars: readonly FacetOption<number>[];
  hotelScores: readonly FacetOption<number>[];
  hotelTypes: readonly FacetOption<string>[];
  hotelEnvironments: readonly FacetOption<string>[];
  hotelStyles: readonly FacetOption<string>[];
  activities: readonly ActivityGroup[];
  /** Activities that are also shown outside their panel (SE-115). */
  highlighted: readonly FacetOption<number>[];
  /** Results per step of 10 euros, from 0 on. */
  prices: readonly number[];
}

type Property = FacetsAnswer['properties'][number]['propertyType'];

/** Reads the answer of the server. Without `isCurrent` its counts are of another question, and are left out. */
export function readFacets(answer: FacetsAnswer, isCurrent = true): Facets {
  const valuesOf = (property: Property) =>
    answer.properties.find(({ propertyType }) => propertyType === property)?.values ?? [];
  const countOf = (count: number) => (isCurrent ? count : undefined);
  const numbers = (property: Property): FacetOption<number>[] =>
    valuesOf(property).flatMap(({ value, label, count }) =>
      typeof value === 'number' ? [{ value, label, count: countOf(count) }] : [],
    );
  const codes = (property: Property): FacetOption<string>[] =>
    valuesOf(property).map(({ value, label, count }) => ({
      value: String(value),
      label,
      count: countOf(count),
    }));

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
    totalCount: countOf(answer.totalCount),
    facilities: valuesOf('facility').flatMap(({ value, label, count }) =>
      typeof value === 'number' || value === 'pets' ? [{ value, label, count: countOf(count) }] : [],
    ),
    stars: numbers('stars'),
    hotelScores: numbers('score'),
    hotelTypes: codes('type'),
    hotelEnvironments: codes('environment'),
    hotelStyles: codes('style'),
    activities: [...groups].map(([name, activities]) => ({ name, activities })),
    highlighted,
    prices: isCurrent ? valuesOf('price').map(({ count }) => count) : [],
  };
}

/** The options of a filter of which several can be picked. */
export function optionsOf(facets: Facets, key: ListFilter): readonly FacetOption[] {
  return key === 'tags' ? facets.activities.flatMap(({ activities }) => activities) : facets[key];
}
