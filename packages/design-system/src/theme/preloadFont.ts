import displayFont from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/**
 * Address of the text font, Latin, 20 kB, for a `<link rel="preload" as="font" type="font/woff2" crossorigin>`. It has
 * an entry of its own, because it needs a bundler that understands `?url`.
 */
export const preloadFontUrl: string = textFont;

/**
 * The same of the font of titles, Latin, 18 kB: a long title may take another number of lines in its fallback, and what
 * is below it would move.
 */
export const preloadDisplayFontUrl: string = displayFont;
