/** A text in three consecutive parts. */
export interface CutText {
  /** Shown at any width, without spaces at its end where it is cut. */
  head: string;
  /** Also shown from 768 px. */
  middle: string;
  /** Shown once the text is opened. */
  rest: string;
}

/**
 * Splits a text after `length` code points, or before the spaces that end there; a text that is not longer stays
 * whole.
 */
function cutAt(text: string, length: number): [string, string] {
  const points = Array.from(text);
  if (points.length <= length) return [text, ''];
  const head = points.slice(0, length).join('').trimEnd();
  return [head, text.slice(head.length)];
}

/**
 * Cuts a text for two widths (ALG-22); the phone's part is the beginning of the desktop's.
 *
 * @param lengths in code points.
 * @throws RangeError when the phone's length is greater than the desktop's.
 */
export function cutText(text: string, lengths: { phone: number; desktop: number }): CutText {
  if (lengths.phone > lengths.desktop)
    throw new RangeError(`a phone shows no more than a desktop, got ${lengths.phone} > ${lengths.desktop}`);
  const [shown, rest] = cutAt(text, lengths.desktop);
  // A text that fits a phone in full is not cut at all.
  const [head] = cutAt(text, lengths.phone);
  return { head, middle: shown.slice(head.length), rest };
}
