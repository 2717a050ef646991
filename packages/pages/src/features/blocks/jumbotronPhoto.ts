import type { Photo } from '@sabadora/design-system/Picture';
import { sourcesOf } from '../homeBlocks/heroPhoto.ts';
import { pictureAt } from '../offers/photo.ts';

/** The picture that a landing page opens with: a crop for each screen of a drawn one (CH-064). */
export function jumbotronPhoto(address: string): Photo {
  const src = pictureAt(address, '1500_736');
  return src === address && !address.startsWith('/images/') ? { src } : { src, sources: sourcesOf(address) };
}
