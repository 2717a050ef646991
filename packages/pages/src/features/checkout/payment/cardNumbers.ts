import type { SandboxCard } from '@sabadora/api';

/** Test cards of the sandbox by number. The browser sends the name of a card, never its number. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', card: 'approved', meaning: 'approved' },
  { number: '4000 0025 0000 3155', card: 'challenge', meaning: 'challenge' },
  { number: '4000 0000 0000 9995', card: 'declined_funds', meaning: 'funds' },
  { number: '4000 0000 0000 9987', card: 'declined_lost', meaning: 'lost' },
  { number: '4000 0000 0000 0341', card: 'declined_later', meaning: 'later' },
  { number: '4000 0000 0000 0077', card: 'slow', meaning: 'slow' },
] as const satisfies readonly { number: string; card: SandboxCard; meaning: string }[];

/** Further numbers for tests, each of which makes the provider fail in its own way. */
const ODD_CARDS: Readonly<Record<string, SandboxCard>> = {
  '4000000000000002': 'declined',
  '4000000000000101': 'no_answer',
  '4000000000000119': 'answer_lost',
  '4000000000000127': 'webhook_twice',
  '4000000000000135': 'webhook_first',
  '4000000000000143': 'webhook_never',
};

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Whether a text is a card number: 12 to 19 digits with a valid check digit (ISO/IEC 7812-1, Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (/[^\d\s-]/.test(text.trim()) || digits.length < 12 || digits.length > 19) return false;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** The test card with a number; any other number is declined, like a card that is not real. */
export function sandboxCardOf(text: string): SandboxCard {
  const digits = digitsOf(text);
  const known = TEST_CARDS.find(({ number }) => digitsOf(number) === digits);
  return known?.card ?? ODD_CARDS[digits] ?? 'declined';
}

/** Groups digits by four, as printed on a card. */
export const groupDigits = (text: string) =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/**
 * Why an expiry is refused; undefined when it is valid.
 *
 * @param today ISO day; months before its month are past
 */
export function expiryFault(text: string, today: string): 'unreadable' | 'past' | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/\-. ]?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === '' || Number(month) < 1 || Number(month) > 12) return 'unreadable';
  return `20${year}-${month.padStart(2, '0')}` < today.slice(0, 7) ? 'past' : undefined;
}
