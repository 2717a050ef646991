/** A text in three parts, which together are the text. */
export interface CutText {
  /** Shown at any width, without spaces at its end where it is cut. */
  head: string;
  /** Shown from 768 px, as well. */
  middle: string;
  /** Shown once the text is opened. */
  rest: string;
}

/**
 * The text up to `length` code points without the spaces at their end, and what follows; all of it when it is no
 * longer.
 */
function cutAt(text: string, length: number): [string, string] {
  const points = Array.from(text);
  if (points.length <= length) return [text, ''];
  const head = points.slice(0, length).join('').trimEnd();
  return [head, text.slice(head.length)];
}

/**
 * Cuts a text for two widths (ALG-22): the one of a phone is a part of the other.
 *
 * @param lengths in code points.
 * @throws RangeError when that of a phone is the longer one.
 */
export function cutText(text: string, lengths: { phone: number; desktop: number }): CutText {
  if (lengths.phone > lengths.desktop)
    throw new RangeError(`a phone shows no more than a desktop, got ${lengths.phone} > ${lengths.desktop}`);
  const [shown, rest] = cutAt(text, lengths.desktop);
  // What fits a phone in full is cut nowhere.
  const [head] = cutAt(text, lengths.phone);
  return { head, middle: shown.slice(head.length), rest };
}
