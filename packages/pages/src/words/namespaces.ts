/** The message files that each page reads. */
export const pageNamespaces = {
  home: ['chrome', 'searchBox', 'cards', 'home'],
  search: ['chrome', 'searchBox', 'cards', 'search'],
  stay: ['chrome', 'cards', 'stay', 'notFound'],
  splash: ['splash'],
  notFound: ['chrome', 'notFound'],
  crash: ['crash'],
} as const;

export type PageName = keyof typeof pageNamespaces;
