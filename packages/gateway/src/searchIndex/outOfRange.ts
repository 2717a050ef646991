/**
 * Right-hand side of `column[index] ?? …`: an index outside the columns is a programming error, and must not be read
 * as 0.
 *
 * @throws RangeError always
 */
export function outOfRange(): never {
  throw new RangeError('A column of the search index was read beyond its end.');
}
