import { changeProductFlow } from '../../product/productFlow.ts';
import type { ProductFlow } from '../../search/flow.ts';
import { checkoutBackHref } from './checkoutAddress.ts';

/**
 * Address of the flow switch on a checkout: the stay's page in that flow, with the hash keys of a link back (CH-043,
 * ALG-25) and, for a gift, a night count (D-142). Undefined for products that are sold in one flow only.
 */
export function checkoutFlowHref(
  address: { query: string; hash: string },
  target: ProductFlow,
): string | undefined {
  const back = checkoutBackHref(address);
  if (!back?.startsWith('/stay/')) return undefined;
  const [page = '', hash = ''] = back.split('#');
  const [path = '', query = ''] = page.split('?');
  const next = changeProductFlow({ path, query, hash }, target);
  return `${path}?${next.query}${next.hash && `#${next.hash}`}`;
}
