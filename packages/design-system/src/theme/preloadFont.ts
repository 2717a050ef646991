import displayFont from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/**
 * Address of the text font, Latin, 20 kB, for a `<link rel="preload" as="font" type="font/woff2" crossorigin>`. It
 * has its own package entry, because it needs a bundler that supports `?url`.
 */
export const preloadFontUrl: string = textFont;

/**
 * Address of the title font, Latin, 18 kB. Preload it if titles are long: with the fallback font a title may have
 * another number of lines, and the content below would move.
 */
export const preloadDisplayFontUrl: string = displayFont;
