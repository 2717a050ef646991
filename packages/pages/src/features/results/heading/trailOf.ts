import type { SearchDetails } from '@sabadora/api';

/** Everything of a flow. */
export interface Everywhere {
  label: string;
  /** With a query; the links to places add theirs. */
  href: string;
  /** Comes between the home page and the places. */
  isStep: boolean;
}

/** The names of the place in the response to a search. */
export type PlaceOfTrail = Pick<SearchDetails, 'location' | 'locationHierarchy'>;

/** The way from the home page, called `home`, to the place of the results; the last one, where it ends, has no link. */
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
