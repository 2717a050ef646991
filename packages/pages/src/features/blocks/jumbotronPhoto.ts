import type { Photo } from '@sabadora/design-system/Picture';
import { sourcesOf } from '../homeBlocks/heroPhoto.ts';
import { pictureAt } from '../offers/photo.ts';

/** The opening picture of a landing page, with a crop for each screen where there are drawn ones (CH-064). */
export function jumbotronPhoto(address: string): Photo {
  const src = pictureAt(address, '1500_736');
  return src === address && !address.startsWith('/images/') ? { src } : { src, sources: sourcesOf(address) };
}
