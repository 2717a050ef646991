import { patchQuery, searchRoute, type ProductFlow } from '@sabadora/domain';

/** Address of a search with the criteria in the query, where the server reads them; the booking flow is left out. */
export function searchHref(flow: ProductFlow, criteria: Readonly<Record<string, string | number>>): string {
  const query = patchQuery('', { ...criteria, flow: flow === 'booking' ? undefined : flow });
  return `${searchRoute(flow)}?${query}`;
}
