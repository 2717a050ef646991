import { isPagePicture, PAGE_PICTURES } from '@sabadora/pictures/page-pictures';

const DRAWN = /^\/images\/([a-z]+\/[a-z0-9-]+)\/(?:125_70|640_360|750_528|1500_736|3840_700)\.webp$/;

/**
 * The error for a picture of this site that does not exist, with alternatives; undefined for existing and external
 * ones.
 */
export function pictureProblem(url: string): string | undefined {
  if (!url.startsWith('/images/')) return undefined;
  const drawn = DRAWN.exec(url)?.[1];
  if (drawn !== undefined && isPagePicture(drawn)) return undefined;
  return `there is no picture ${url}. Choose one of ${PAGE_PICTURES.join(', ')}, or one of a place, as city/idea-bruges-1 (to 9), in one of the sizes 640_360, 750_528, 1500_736, 3840_700.`;
}
