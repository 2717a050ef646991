/** A pattern for all post codes that begin with these two digits: "59xxx". */
export function postalPattern(twoDigits: string, length: number): string {
  return twoDigits.padEnd(length, 'x');
}
