/** Subjects of pictures of activities. */
export const VIGNETTES = [
  'spa',
  'massage',
  'hottub',
  'yoga',
  'sauna',
  'dinner',
  'tasting',
  'wine',
  'cooking',
  'beer',
  'museum',
  'walk',
  'castle',
  'theatre',
  'cellar',
  'bike',
  'hike',
  'golf',
  'horse',
  'balloon',
  'treetops',
  'boat',
  'kayak',
  'surf',
  'paddle',
  'treasure',
  'place',
] as const;

export type Vignette = (typeof VIGNETTES)[number];

export const isVignette = (name: string): name is Vignette => (VIGNETTES as readonly string[]).includes(name);
