import type { SearchDetails } from '@sabadora/api';
import type { MessageValues, Words } from '../../../kit/words/messages.ts';
import type messages from './placeHeading.messages.json';

/** The place in the response to a search; undefined before the first response. */
export type SearchedPlace = Pick<SearchDetails, 'location' | 'locationPhrase' | 'latitude'> | undefined;

/** Keys of the messages for a heading, by what is known of the place. */
export interface HeadingKeys<Key> {
  /** Without a place, e.g. "Weekends away". */
  everywhere: Key;
  /** For a place with a `phrase`, e.g. "Weekends away in Bruges". */
  in: Key;
  /** For a position without a name, e.g. "Weekends away nearby". */
  nearby: Key;
  /** With `place`, for a hotel or a place without a phrase, e.g. "Weekends away: Bruges". */
  place: Key;
}

/** The heading of a list of results, e.g. "Week-ends à Bruges". */
export function placeHeading<Key>(
  place: SearchedPlace,
  keys: HeadingKeys<Key>,
  words: (key: Key, values?: MessageValues) => string,
): string {
  const { location, locationPhrase, latitude } = place ?? {};
  if (locationPhrase != null) return words(keys.in, { phrase: locationPhrase });
  if (location != null) return words(keys.place, { place: location });
  return words(latitude == null ? keys.everywhere : keys.nearby);
}

/** Parts of the title of a page of results. */
export interface TitleParts {
  /** Heading from `placeHeading`. */
  heading: string;
  /** Distinguishes the place from another one of the same name. */
  qualifier?: string | null | undefined;
  /** Name of the theme searched. */
  theme?: string | undefined;
  /** Page of results, counted from 0. */
  page: number;
}

/** The title of a page of results, e.g. "Week-ends à Valence (Drôme) – Gastronomie – page 2". */
export function pageTitle(
  { heading, qualifier, theme, page }: TitleParts,
  words: Words<typeof messages>,
): string {
  const place = qualifier == null ? heading : words('results.titleQualified', { title: heading, qualifier });
  const title = theme === undefined ? place : words('results.titleTheme', { title: place, theme });
  return page === 0 ? title : words('results.titlePage', { title, page: page + 1 });
}
