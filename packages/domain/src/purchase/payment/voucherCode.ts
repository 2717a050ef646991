/**
 * Characters of a voucher's code: those that are not mistaken for one another on paper (no 0, 1, I, L, O). Their number
 * is prime, so that the check character finds every wrong character and every two that were swapped.
 */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 12;
const GROUP = 4;

/** Random numbers that the code of one voucher is made of: one each for all characters but the last, which checks them. */
export const VOUCHER_CODE_RANDOMS = LENGTH - 1;

/** The weighted sum of the characters from the right, each counted once more than the one before it. */
function checksum(characters: readonly string[]): number {
  return characters.reduce(
    (sum, character, at) => (sum + ALPHABET.indexOf(character) * (characters.length - at)) % ALPHABET.length,
    0,
  );
}

/** How many characters a code can be made of; random numbers are below it. */
export const VOUCHER_CODE_CHARACTERS = ALPHABET.length;

/**
 * The code of a voucher from random numbers, written as it is shown: "ABCD-EFGH-JKMN".
 *
 * @param randoms `VOUCHER_CODE_RANDOMS` whole numbers from 0 to below `VOUCHER_CODE_CHARACTERS`
 */
export function voucherCode(randoms: readonly number[]): string {
  const characters = randoms.map((random) => ALPHABET.charAt(random));
  const check = (ALPHABET.length - checksum([...characters, ALPHABET.charAt(0)])) % ALPHABET.length;
  return grouped([...characters, ALPHABET.charAt(check)].join(''));
}

/**
 * The code that somebody typed, as it is kept; undefined when it cannot be one. Small letters, spaces and other dashes
 * are taken as meant.
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
