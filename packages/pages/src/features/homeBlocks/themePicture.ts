import type { Photo } from '@sabadora/design-system/Picture';
import type { PagePictureAddress } from '@sabadora/pictures/page-pictures';
import { photoOf } from '../offers/photo.ts';

/** Drawn landscapes by theme id, cropped to nearly the height of a tile. */
const PICTURES: Readonly<Record<number, PagePictureAddress>> = {
  11: '/images/lake/theme-romantic/750_528.webp',
  12: '/images/forest/theme-spa/750_528.webp',
  14: '/images/vineyard/theme-food/750_528.webp',
  17: '/images/forest/theme-nature/750_528.webp',
  21: '/images/city/theme-city/750_528.webp',
  23: '/images/sea/theme-sea/750_528.webp',
  26: '/images/mountain/theme-sport/750_528.webp',
  28: '/images/vineyard/theme-wine/750_528.webp',
  31: '/images/forest/theme-unusual/750_528.webp',
  33: '/images/city/theme-culture/750_528.webp',
  39: '/images/countryside/theme-family/750_528.webp',
  42: '/images/countryside/theme-golf/750_528.webp',
  45: '/images/lake/theme-luxury/750_528.webp',
};

const OF_ANY_OTHER: PagePictureAddress = '/images/countryside/theme-any/750_528.webp';

/** Picture of a theme; unknown themes share a default one. */
export function themePicture(id: number): Photo {
  return photoOf(PICTURES[id] ?? OF_ANY_OTHER, '', '750_528');
}
