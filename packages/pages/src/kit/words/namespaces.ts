/** The message files that each page reads. */
export const pageNamespaces = {
  home: ['chrome', 'consent', 'searchBox', 'cards', 'home'],
  search: ['chrome', 'consent', 'searchBox', 'cards', 'filters', 'results', 'fallback', 'map', 'search'],
  activities: [
    'chrome',
    'consent',
    'searchBox',
    'cards',
    'filters',
    'results',
    'search',
    'activities',
    'notFound',
  ],
  activity: ['chrome', 'consent', 'cards', 'activity', 'notFound'],
  boxes: ['chrome', 'consent', 'cards', 'boxes', 'notFound'],
  booking: ['chrome', 'consent', 'cards', 'searchBox', 'notFound'],
  confirmation: ['chrome', 'consent', 'cards', 'searchBox', 'notFound'],
  stay: ['chrome', 'consent', 'cards', 'searchBox', 'results', 'map', 'notFound'],
  content: ['chrome', 'consent', 'content', 'notFound'],
  careLogin: ['chrome', 'care'],
  splash: ['splash'],
  notFound: ['chrome', 'consent', 'cards', 'notFound'],
  crash: ['crash'],
} as const;

export type PageName = keyof typeof pageNamespaces;
