/**
 * For the other side of `column[index] ?? …`: an index that no column of the search index has is a mistake of the
 * code, and no hotel 0.
 *
 * @throws RangeError always
 */
export function outOfRange(): never {
  throw new RangeError('A column of the search index was read beyond its end.');
}
