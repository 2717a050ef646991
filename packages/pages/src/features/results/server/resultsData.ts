import {
  breadcrumbData,
  addressAt,
  itemListData,
  type PlaceOfPage,
} from '../../../kit/document/structuredData.tsx';
import { trailOf, type Everywhere, type PlaceOfTrail } from '../heading/trailOf.ts';

export interface ResultsData {
  place: PlaceOfPage;
  /** The query under which search engines index the page. */
  query: string;
  details: PlaceOfTrail | undefined;
  everywhere: Everywhere;
  /** Name of the home page, for the breadcrumb. */
  home: string;
  /** Names and addresses of the results, in their order. */
  items: readonly { name: string; href: string }[];
}

/** Structured data of a page of results for search engines (schema.org): breadcrumb, and list of results. */
export function resultsData({ place, query, details, everywhere, home, items }: ResultsData): object[] {
  const own = query === '' ? place.path : `${place.path}?${query}`;
  const trail = trailOf(details, { everywhere, home });
  return [
    breadcrumbData(trail.map(({ label, href = own }) => ({ name: label, item: addressAt(place, href) }))),
    ...itemListData(place, items),
  ];
}
