/** What a place is like; one way of drawing for each. */
export const SCENES = ['sea', 'mountain', 'countryside', 'city', 'vineyard', 'lake', 'forest'] as const;
export type Scene = (typeof SCENES)[number];

/** Sizes in px by the name they have in addresses: hero and banner 3840_700, 1500_736 and 750_528, card, thumbnail (CH-064, SE-208). */
export const SIZES = {
  '125_70': { width: 125, height: 70 },
  '640_360': { width: 640, height: 360 },
  '750_528': { width: 750, height: 528 },
  '1500_736': { width: 1500, height: 736 },
  '3840_700': { width: 3840, height: 700 },
} as const;
export type SizeName = keyof typeof SIZES;

export type Format = 'webp' | 'avif';

/** A picture that can be drawn. Its parts are safe in a file name. */
export interface PictureAddress {
  scene: Scene;
  /** 1 to 60 of a–z, 0–9 and hyphen; an offer's are `{offerId}-{n}`, n from 1. */
  name: string;
  size: SizeName;
  format: Format;
}

const PATH = /^([a-z]+)\/([a-z0-9-]{1,60})\/(\d+_\d+)\.(webp|avif)$/;

/** The picture at `{scene}/{name}/{size}.{webp|avif}`, or undefined when there can be none. */
export function readAddress(path: string): PictureAddress | undefined {
  const [, scene, name, size, format] = PATH.exec(path) ?? [];
  const knownScene = SCENES.find((known) => known === scene);
  if (!knownScene || !name || !size || !Object.hasOwn(SIZES, size)) return undefined;
  return { scene: knownScene, name, size: size as SizeName, format: format as Format };
}
