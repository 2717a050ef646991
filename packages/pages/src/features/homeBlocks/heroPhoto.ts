import type { Photo, PictureSource } from '@sabadora/design-system/Picture';
import type { ProductFlow } from '@sabadora/domain';
import type { PagePictureAddress } from '@sabadora/pictures/page-pictures';
import { PHONE, pictureAt } from '../offers/photo.ts';

/** Day and night landscapes of the home page, drawn by the gateway. */
const LANDSCAPES: Readonly<Record<ProductFlow, { day: PagePictureAddress; night: PagePictureAddress }>> = {
  booking: {
    day: '/images/lake/home/1500_736.webp',
    night: '/images/lake/home-night/1500_736.webp',
  },
  gifting: {
    day: '/images/vineyard/home-gift/1500_736.webp',
    night: '/images/vineyard/home-gift-night/1500_736.webp',
  },
};

/** Crops of an opening picture with their media queries (CH-064); each is composed for its shape. */
const CROPS = [
  ['750_528', PHONE],
  ['1500_736', '(width < 1500px)'],
  ['3840_700', undefined],
] as const;

const NIGHT = '(prefers-color-scheme: dark)';

/** The landscape of the home page for each colour scheme and screen. */
export function heroPhoto(flow: ProductFlow): Photo {
  const { day, night } = LANDSCAPES[flow];
  return { src: day, sources: [...sourcesOf(night, NIGHT), ...sourcesOf(day)] };
}

/** The crops of an opening picture for each screen (CH-064). */
export function sourcesOf(address: string, scheme?: string): PictureSource[] {
  return CROPS.map(([size, width]) => ({
    srcSet: pictureAt(address, size),
    media: [scheme, width].filter(Boolean).join(' and ') || undefined,
  }));
}
