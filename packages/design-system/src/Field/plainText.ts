const INVISIBLE = /\p{Cf}/gu;
/** The copies of "!" to "~" that are as wide as an ideogram. */
const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const DASH = /[\p{Pd}\u2212]/gu;
const SPACE = /\s/gu;

/**
 * A typed or pasted text with the characters of a plain keyboard, for a reader of numbers or dates: without invisible
 * marks (of direction, joining, byte order), full-width characters as ASCII, every dash or minus sign as "-", every
 * kind of white space as " ", and none at either end.
 */
export function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .replace(DASH, '-')
    .replace(SPACE, ' ')
    .trim();
}
