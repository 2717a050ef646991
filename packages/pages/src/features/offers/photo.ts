import type { Photo } from '@sabadora/design-system/Picture';

/** Sizes of the gateway's drawn pictures, as named in their addresses. */
export type PictureSize = '125_70' | '640_360' | '750_528' | '1500_736' | '3840_700';

/** Address of a drawn picture: `/images/{scene}/{name}/{size}.webp`. */
const DRAWN = /^(\/images\/.+)\/\d+_\d+\.webp$/;

/** Address of a drawn picture in another size; other addresses are returned unchanged. */
export function pictureAt(address: string, size: PictureSize): string {
  const base = DRAWN.exec(address)?.[1];
  return base === undefined ? address : `${base}/${size}.webp`;
}

/**
 * A photo in the given size if the gateway draws it; other photos keep their address. The default size is that of a
 * card (SE-208); `125_70` is a thumbnail (SE-207).
 */
export function photoOf(address: string, alt: string, size: PictureSize = '640_360'): Photo {
  return { src: pictureAt(address, size), alt };
}

/**
 * Same as the design system's `media.phone`, whose module cannot be imported here: it contains styles, which code
 * that is not bundled cannot load.
 */
export const PHONE = '(width < 768px)';

/** A large photo for a gallery; a drawn one is half the size on a phone. */
export function galleryPhoto(address: string, alt: string): Photo {
  const photo = photoOf(address, alt, '1500_736');
  if (!DRAWN.test(address)) return photo;
  return { ...photo, sources: [{ srcSet: pictureAt(address, '750_528'), media: PHONE }] };
}
