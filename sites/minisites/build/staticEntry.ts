/** What pages of a static host start with, relative to the site. */
export const STATIC_ENTRY = 'src/static/entry-static.tsx';
