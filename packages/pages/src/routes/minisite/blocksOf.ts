import type { HomeBlock } from '@sabadora/api';

type TopResults = Extract<HomeBlock, { type: 'topResults' }>;

/** Number of stays in each block: one row of three cards. */
const LIMIT = 3;

const SEARCH = /^\/search(?:[?#]|$)/;

/** A block of stays for each search among a minisite's starts. */
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

/** The criteria of a search's address as a query, from both its query and its hash. */
function queryOf(to: string): string {
  const { search, hash } = new URL(to, 'http://site.invalid');
  return [search.slice(1), hash.slice(1).replaceAll(';', '&')].filter(Boolean).join('&');
}
