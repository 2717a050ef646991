import { toQueryEntries } from './encode.ts';

/** Path of the search call. It is in this small module so that a script of a few lines can import it. */
export const OFFERS_PATH = '/offers.json';

/**
 * URL of a call. `{name}` parts of its path are taken from the request; for a GET the other fields become the query.
 *
 * @param base origin and path prefix of the call, e.g. "/api"
 * @returns the URL, and the fields of the request that are not in its path
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
