import type { PagePictureAddress } from '@sabadora/pictures/page-pictures';
import { createContext } from 'react';

/** The address of a drawn share picture with the title of its page on it; a site that cannot sign gives it as it is. */
export type TitlePicture = (address: string, title: string) => string;

/** How a site puts titles on share pictures. @default not at all */
export const TitledPictures = createContext<TitlePicture>((address) => address);

/** A drawn picture: `/images/{scene}/{name}/{size}.{format}`. */
const DRAWN = /^(\/images\/[^/]+\/[^/]+)\/[^/]+$/;

/** Of pages that show no picture of their own. */
const OF_THE_SITE: PagePictureAddress = '/images/lake/home/1200_630.jpeg';

/**
 * The picture beside a link to a page: a drawn one in the size and format that other sites show, with the brand's mark;
 * a real address as it is.
 */
export function sharePicture(picture: string | undefined): { address: string; isDrawn: boolean } {
  if (picture === undefined) return { address: OF_THE_SITE, isDrawn: true };
  const base = DRAWN.exec(picture)?.[1];
  return base === undefined
    ? { address: picture, isDrawn: false }
    : { address: `${base}/1200_630.jpeg`, isDrawn: true };
}
