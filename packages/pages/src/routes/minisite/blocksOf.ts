import type { HomeBlock } from '@sabadora/api';

type TopResults = Extract<HomeBlock, { type: 'topResults' }>;

/** Rows of stays: each has as many as a line of three cards. */
const LIMIT = 3;

const SEARCH = /^\/search(?:[?#]|$)/;

/** A row of stays for every search that a minisite starts from, the first of which is the partner's choice. */
export function blocksOf(
  starts: readonly { label: string; to: string }[],
  words: { offers: string },
): TopResults[] {
  const searches = starts.filter(({ to }) => SEARCH.test(to));
  return searches.map(({ label, to }, at) => ({
    type: 'topResults',
    title: at === 0 ? words.offers : label,
    search: queryOf(to),
    limit: LIMIT,
    linkLabel: label,
  }));
}

/** The criteria of a search's address as a query, wherever they are in it. */
function queryOf(to: string): string {
  const { search, hash } = new URL(to, 'http://site.invalid');
  return [search.slice(1), hash.slice(1).replaceAll(';', '&')].filter(Boolean).join('&');
}
