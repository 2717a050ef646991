import { patchQuery, searchRoute, type ProductFlow } from '@sabadora/domain';

/** The address of a search in the query, where the server reads it; the usual flow goes without saying. */
export function searchHref(flow: ProductFlow, criteria: Readonly<Record<string, string | number>>): string {
  const query = patchQuery('', { ...criteria, flow: flow === 'booking' ? undefined : flow });
  return `${searchRoute(flow)}?${query}`;
}
