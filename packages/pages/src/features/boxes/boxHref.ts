import type { BoxCardData } from '@sabadora/api';
import { productHref, productSegments } from '@sabadora/domain';

/** Address of the page of a gift box. */
export function boxHref({ slug, code }: Pick<BoxCardData, 'slug' | 'code'>): string {
  return productHref(productSegments({ kind: 'BOX', slug, code }), { flow: 'gifting', query: '', hash: '' });
}
