import type { Photo } from '@sabadora/design-system/Picture';

/** Sizes that the gateway draws its pictures in, as they are named in addresses. */
export type PictureSize = '125_70' | '640_360' | '750_528' | '1500_736' | '3840_700';

/** A drawn picture's address: `/images/{scene}/{name}/{size}.webp`. */
const DRAWN = /^(\/images\/.+)\/\d+_\d+\.webp$/;

/** The address of a drawn picture in another size; real image addresses pass through untouched. */
export function pictureAt(address: string, size: PictureSize): string {
  const base = DRAWN.exec(address)?.[1];
  return base === undefined ? address : `${base}/${size}.webp`;
}

/**
 * A photo in the size of a card (SE-208), or another, where the gateway draws it; the address as it is where not. A
 * `125_70` is a thumbnail (SE-207).
 */
export function photoOf(address: string, alt: string, size: PictureSize = '640_360'): Photo {
  return { src: pictureAt(address, size), alt };
}

/** The design system's `media.phone`, whose module brings styles, which code that is not built cannot read. */
export const PHONE = '(width < 768px)';

/** A photo of a gallery: large, and where the gateway draws it, in half of that size on a phone. */
export function galleryPhoto(address: string, alt: string): Photo {
  const photo = photoOf(address, alt, '1500_736');
  if (!DRAWN.test(address)) return photo;
  return { ...photo, sources: [{ srcSet: pictureAt(address, '750_528'), media: PHONE }] };
}
