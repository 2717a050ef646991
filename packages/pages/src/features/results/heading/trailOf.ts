import type { SearchDetails } from '@sabadora/api';

/** The search for all results of a flow. */
export interface Everywhere {
  label: string;
  /** Address with a query; links to places add theirs. */
  href: string;
  /** Whether it is a breadcrumb item between the home page and the places. */
  isStep: boolean;
}

/** The names of the place in the response to a search. */
export type PlaceOfTrail = Pick<SearchDetails, 'location' | 'locationHierarchy'>;

/**
 * Breadcrumb items from the home page to the place of the results. The last one has no link.
 *
 * @param home Name of the home page.
 */
export function trailOf(
  details: PlaceOfTrail | undefined,
  { everywhere, home }: { everywhere: Everywhere; home: string },
): { label: string; href?: string }[] {
  const place = details?.location ?? undefined;
  return [
    { label: home, href: '/' },
    ...(everywhere.isStep && place !== undefined ? [{ label: everywhere.label, href: everywhere.href }] : []),
    ...(details?.locationHierarchy ?? [])
      .toReversed()
      .filter(({ label }) => label !== place)
      .map(({ type, id, label }) => ({ label, href: `${everywhere.href}&${type}=${id}` })),
    { label: place ?? everywhere.label },
  ];
}
