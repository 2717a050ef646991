import {
  breadcrumbData,
  addressAt,
  itemListData,
  type PlaceOfPage,
} from '../../../kit/document/structuredData.tsx';
import { trailOf, type Everywhere, type PlaceOfTrail } from '../heading/trailOf.ts';

export interface ResultsData {
  place: PlaceOfPage;
  /** The page's own query, by which search engines know it. */
  query: string;
  details: PlaceOfTrail | undefined;
  everywhere: Everywhere;
  /** Name of the home page. */
  home: string;
  /** Where the results lead, in their order. */
  items: readonly { name: string; href: string }[];
}

/** What search engines read of a page of results by schema.org: the way to it, and what it lists. */
export function resultsData({ place, query, details, everywhere, home, items }: ResultsData): object[] {
  const own = query === '' ? place.path : `${place.path}?${query}`;
  const trail = trailOf(details, { everywhere, home });
  return [
    breadcrumbData(trail.map(({ label, href = own }) => ({ name: label, item: addressAt(place, href) }))),
    ...itemListData(place, items),
  ];
}
