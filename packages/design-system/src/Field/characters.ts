/** Unit of a limit: characters as a reader sees them, or code points as a back end counts them (ALG-21). */
export type CharacterUnit = 'character' | 'codePoint';

let segmenter: Intl.Segmenter | undefined;

/** The length of a text. "👨‍👩‍👧" is 1 character and 5 code points, "é" is 1 character however it is composed. */
export function countCharacters(text: string, unit: CharacterUnit): number {
  // Without `Intl.Segmenter`, code points are counted, which are never fewer than characters.
  if (unit === 'codePoint' || !('Segmenter' in Intl)) return Array.from(text).length;
  // Grapheme segmentation is the same in every language.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...segmenter.segment(text)].length;
}
