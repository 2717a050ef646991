import type { FacetsResponse, FacetValue } from '@sabadora/api';

const codes = (values: Readonly<Record<string, number>>): FacetValue[] =>
  Object.entries(values).map(([value, count]) => ({
    value,
    key: value,
    name: value,
    label: nameOf(value),
    count,
  }));

const nameOf = (code: string) => code.charAt(0).toUpperCase() + code.slice(1);

const activity = (value: number, label: string, count: number, group: string, highlighted = false) => ({
  value,
  name: label,
  label,
  count,
  group,
  highlighted,
});

/**
 * Facets' response with counts by property; an activity called "Skiing", a garden and three stars have no results.
 */
export function facetsOfTest(totalCount: number, changes: { tags?: FacetValue[] } = {}): FacetsResponse {
  const groups = ['Wellness', 'Food', 'Culture', 'Outdoors'];
  const tags = [
    activity(101, 'Spa access', 27, 'Wellness', true),
    activity(102, 'Skiing', 0, 'Outdoors', true),
    ...groups.flatMap((group, at) =>
      Array.from({ length: 8 }, (_, index) =>
        activity(200 + at * 10 + index, `${group} activity ${index + 1}`, index + 1, group),
      ),
    ),
  ];
  return {
    totalCount,
    properties: [
      {
        propertyType: 'price',
        values: Array.from({ length: 26 }, (_, step) => ({
          value: step * 1000,
          name: '',
          label: '',
          count: step,
        })),
      },
      {
        propertyType: 'score',
        values: [9, 8, 7].map((value) => ({ value, name: '', label: '', count: (10 - value) * 40 })),
      },
      {
        propertyType: 'facility',
        values: [
          { value: 1, key: 'spa', name: 'Spa', label: 'Spa', count: 140 },
          { value: 2, key: 'garden', name: 'Garden', label: 'Garden', count: 0 },
          { value: 'pets', key: 'pets', name: 'Pets allowed', label: 'Pets allowed', count: 22 },
        ],
      },
      {
        propertyType: 'stars',
        values: [5, 4, 3].map((value) => ({
          value,
          name: '',
          label: '',
          count: value === 3 ? 0 : value * 10,
        })),
      },
      { propertyType: 'style', values: codes({ romantic: 5 }) },
      { propertyType: 'type', values: codes({ castle: 11, inn: 34 }) },
      { propertyType: 'environment', values: codes({ sea: 18 }) },
      { propertyType: 'tag', values: changes.tags ?? tags },
    ],
  };
}
