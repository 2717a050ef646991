import { globalFontFace } from '@vanilla-extract/css';

// Latin and Latin Extended files of the two families, from the @fontsource packages. The Latin files (20 kB and 18
// kB) cover the five languages. The extended files (10 and 17 kB) load only for a page with other characters, as in
// Łódź.
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const text = { fontStyle: 'normal', fontWeight: '300 900', fontDisplay: 'swap' } as const;
const display = { fontStyle: 'normal', fontWeight: '600', fontDisplay: 'swap' } as const;
const file = (path: string) => `url(${path}) format('woff2')`;

globalFontFace('Figtree Variable', [
  {
    ...text,
    src: file('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
    unicodeRange: latinExtended,
  },
  {
    ...text,
    src: file('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    unicodeRange: latin,
  },
]);

globalFontFace('Fraunces', [
  {
    ...display,
    src: file('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff2'),
    unicodeRange: latinExtended,
  },
  {
    ...display,
    src: file('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
    unicodeRange: latin,
  },
]);

/**
 * Fallback fonts with the same metrics, so that nothing moves when a font has loaded. `size-adjust` is the ratio of
 * the two advance widths over one text in the five languages; the overrides are the font's own hhea ascent and
 * descent (Figtree 0.95 and 0.25 em, Fraunces 0.978 and 0.255) divided by it. Liberation has the widths of Arial and
 * Times New Roman. `fonts.test.tsx` measures these values again.
 */
globalFontFace('Figtree Fallback', [
  {
    src: "local('Arial'), local('Arial MT'), local('Liberation Sans')",
    fontWeight: '300 500',
    sizeAdjust: '100.13%',
    ascentOverride: '94.88%',
    descentOverride: '24.97%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
    fontWeight: '501 900',
    sizeAdjust: '95.39%',
    ascentOverride: '99.59%',
    descentOverride: '26.21%',
    lineGapOverride: '0%',
  },
]);

globalFontFace('Fraunces Fallback', {
  src: "local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold')",
  fontWeight: '600',
  sizeAdjust: '112.14%',
  ascentOverride: '87.21%',
  descentOverride: '22.74%',
  lineGapOverride: '0%',
});
