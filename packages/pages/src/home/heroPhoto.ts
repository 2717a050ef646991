import type { Photo } from '@sabadora/design-system/Picture';
import { pictureAt } from '../offers/photo.ts';

/** The landscape of the home page, as the gateway draws it. */
const HERO = '/images/lake/home/3840_700.webp';
const GIFT_HERO = '/images/vineyard/home-gift/3840_700.webp';

/** The jumbotron's picture in its three sizes (CH §9). */
export function heroPhoto(isGifting: boolean): Photo {
  const address = isGifting ? GIFT_HERO : HERO;
  const widths = [
    ['750_528', '(width < 768px)'],
    ['1500_736', '(width < 1500px)'],
    ['3840_700', undefined],
  ] as const;
  return {
    src: pictureAt(address, '1500_736'),
    sources: widths.map(([size, media]) => ({
      type: 'image/avif',
      srcSet: pictureAt(address, size, 'avif'),
      media,
    })),
  };
}
