import type { Photo } from '@sabadora/design-system/Picture';
import { sourcesOf } from '../homeBlocks/heroPhoto.ts';
import { PHONE } from '../offers/photo.ts';

const isDrawn = (address: string) => address.startsWith('/images/');

/**
 * Photo of a minisite's banner: one picture for phones and one for wider screens (CH-172), with a crop for each
 * screen if drawn.
 */
export function bannerPhoto({ desktop, mobile }: { desktop: string; mobile: string }): Photo {
  const phone = isDrawn(mobile) ? sourcesOf(mobile).slice(0, 1) : [{ srcSet: mobile, media: PHONE }];
  const wider = isDrawn(desktop) ? sourcesOf(desktop).slice(1) : [];
  return { src: desktop, sources: [...phone, ...wider] };
}
