import type { PagePictureAddress } from '@sabadora/pictures/page-pictures';
import { createContext } from 'react';

/**
 * Returns the address of a drawn share picture with the page's title on it, or the unchanged address on a site that
 * cannot sign addresses.
 */
export type TitlePicture = (address: string, title: string) => string;

/** The function that adds titles to share pictures. @default returns the unchanged address */
export const TitledPictures = createContext<TitlePicture>((address) => address);

/** Address of a drawn picture: `/images/{scene}/{name}/{size}.{format}`. */
const DRAWN = /^(\/images\/[^/]+\/[^/]+)\/[^/]+$/;

/** Share picture of pages without one of their own. */
const OF_THE_SITE: PagePictureAddress = '/images/lake/home/1200_630.jpeg';

/**
 * Picture for shared links to a page. A drawn picture gets the size and format that other sites show, with the
 * brand's mark; other addresses are returned unchanged.
 */
export function sharePicture(picture: string | undefined): { address: string; isDrawn: boolean } {
  if (picture === undefined) return { address: OF_THE_SITE, isDrawn: true };
  const base = DRAWN.exec(picture)?.[1];
  return base === undefined
    ? { address: picture, isDrawn: false }
    : { address: `${base}/1200_630.jpeg`, isDrawn: true };
}
