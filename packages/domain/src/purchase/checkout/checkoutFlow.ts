import { changeProductFlow } from '../../product/productFlow.ts';
import type { ProductFlow } from '../../search/flow.ts';
import { checkoutBackHref } from './checkoutAddress.ts';

/**
 * Where the switch between booking and gifting leads from a checkout: to the stay's page in that flow, with what the way
 * back keeps (CH-043, ALG-25) and, for a gift, a night count (D-142). Undefined for what is sold in one flow alone.
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
