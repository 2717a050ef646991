/** What a limit counts: what a reader sees as one character, or the code points that a back end counts (ALG-21). */
export type CharacterUnit = 'character' | 'codePoint';

let segmenter: Intl.Segmenter | undefined;

/** The length of a text. "👨‍👩‍👧" is 1 character and 5 code points, "é" is 1 character however it is composed. */
export function countCharacters(text: string, unit: CharacterUnit): number {
  // A browser without a segmenter counts code points, which are never fewer.
  if (unit === 'codePoint' || !('Segmenter' in Intl)) return Array.from(text).length;
  // Rules of characters are the same in every language.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...segmenter.segment(text)].length;
}
