import type { HomeBlock } from '@sabadora/api';

type TopResults = Extract<HomeBlock, { type: 'topResults' }>;

/** Rows of stays: each has as many as a line of three cards. */
const LIMIT = 3;

const SEARCH = /^\/search(?:[?#]|$)/;

/** A row of stays for every search that a minisite starts from. */
export function blocksOf(starts: readonly { label: string; to: string }[], linkLabel: string): TopResults[] {
  const searches = starts.filter(({ to }) => SEARCH.test(to));
  return searches.map(({ label, to }) => ({
    type: 'topResults',
    title: label,
    search: queryOf(to),
    limit: LIMIT,
    linkLabel,
  }));
}

/** The criteria of a search's address as a query, wherever they are in it. */
function queryOf(to: string): string {
  const { search, hash } = new URL(to, 'http://site.invalid');
  return [search.slice(1), hash.slice(1).replaceAll(';', '&')].filter(Boolean).join('&');
}
