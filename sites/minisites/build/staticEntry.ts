/** The client entry of pages on a static host, relative to the site's folder. */
export const STATIC_ENTRY = 'src/static/entry-static.tsx';
