const INVISIBLE = /\p{Cf}/gu;
/** The full-width forms of "!" to "~". */
const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const DASH = /[\p{Pd}\u2212]/gu;
const SPACE = /\s/gu;

/**
 * Normalises a typed or pasted text for parsing numbers or dates: without invisible marks (of direction, joining,
 * byte order), full-width characters as ASCII, every dash or minus sign as "-", every kind of white space as " ", and
 * none at either end.
 */
export function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .replace(DASH, '-')
    .replace(SPACE, ' ')
    .trim();
}
