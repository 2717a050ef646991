import { toQueryEntries } from './encode.ts';

/** The address of the search call, alone in a file that a script of a few lines can afford. */
export const OFFERS_PATH = '/offers.json';

/**
 * Where a call is sent. `{name}` parts of its path are taken from the request; of a GET the rest is the query.
 *
 * @param base origin and path prefix of the call, e.g. "/api"
 * @returns the address, and what of the request is not in its path
 */
export function callUrl(
  { method, path }: { method: 'GET' | 'POST'; path: string },
  request: object,
  base: string,
): { url: string; rest: object } {
  const entries = new Map(Object.entries(request));
  const below = path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = encodeURIComponent(String(entries.get(name)));
    entries.delete(name);
    return value;
  });
  const rest = Object.fromEntries(entries);
  const query = method === 'GET' ? new URLSearchParams(toQueryEntries(rest)).toString() : '';
  return { url: base + below + (query === '' ? '' : `?${query}`), rest };
}
