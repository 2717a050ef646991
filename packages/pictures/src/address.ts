/** Kinds of surroundings; each has its own ways of drawing. */
export const SCENES = ['sea', 'mountain', 'countryside', 'city', 'vineyard', 'lake', 'forest'] as const;
export type Scene = (typeof SCENES)[number];

export const isScene = (text: string): text is Scene => (SCENES as readonly string[]).includes(text);

/**
 * Sizes in px, by their names in addresses: hero and banner (3840_700, 1500_736, 750_528), card, thumbnail (CH-064,
 * SE-208) and share picture.
 */
export const SIZES = {
  '125_70': { width: 125, height: 70 },
  '640_360': { width: 640, height: 360 },
  '750_528': { width: 750, height: 528 },
  '1500_736': { width: 1500, height: 736 },
  '3840_700': { width: 3840, height: 700 },
  /** Share picture, shown beside links to a page on other sites. The only JPEG, because every site supports it. */
  '1200_630': { width: 1200, height: 630 },
} as const;
export type SizeName = keyof typeof SIZES;

export type Format = 'webp' | 'jpeg';
