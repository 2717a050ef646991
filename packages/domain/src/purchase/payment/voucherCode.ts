/**
 * Characters of a voucher's code: those that are not easily confused on paper (no 0, 1, I, L, O). Their number is
 * prime, so that the check character detects every wrong character and every two swapped ones.
 */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 12;
const GROUP = 4;

/** Number of random numbers per code: one for each character except the last, which is the check character. */
export const VOUCHER_CODE_RANDOMS = LENGTH - 1;

/** Weighted sum of the characters: the last has weight 1, and each one before it one more. */
function checksum(characters: readonly string[]): number {
  return characters.reduce(
    (sum, character, at) => (sum + ALPHABET.indexOf(character) * (characters.length - at)) % ALPHABET.length,
    0,
  );
}

/** Number of possible characters; random numbers are below it. */
export const VOUCHER_CODE_CHARACTERS = ALPHABET.length;

/**
 * A voucher's code from random numbers, in its printed format "ABCD-EFGH-JKMN".
 *
 * @param randoms `VOUCHER_CODE_RANDOMS` whole numbers from 0 to below `VOUCHER_CODE_CHARACTERS`
 */
export function voucherCode(randoms: readonly number[]): string {
  const characters = randoms.map((random) => ALPHABET.charAt(random));
  const check = (ALPHABET.length - checksum([...characters, ALPHABET.charAt(0)])) % ALPHABET.length;
  return grouped([...characters, ALPHABET.charAt(check)].join(''));
}

/**
 * Parses a typed code into its stored form; undefined for an invalid code. Lower case, spaces and other dashes are
 * accepted.
 */
export function readVoucherCode(text: string): string | undefined {
  const typed = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  const characters = typed.split('');
  const isPossible =
    typed.length === LENGTH &&
    characters.every((character) => ALPHABET.includes(character)) &&
    checksum(characters) === 0;
  return isPossible ? grouped(typed) : undefined;
}

function grouped(code: string): string {
  return [0, GROUP, 2 * GROUP].map((start) => code.slice(start, start + GROUP)).join('-');
}
