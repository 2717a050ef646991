import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/**
 * Address of the one font worth a `<link rel="preload" as="font" type="font/woff2" crossorigin>`: the text font,
 * Latin, 20 kB. Its own entry, because it needs a bundler that understands `?url`.
 */
export const preloadFontUrl: string = textFont;
