import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiryFault, groupDigits, isCardNumber, sandboxCardOf, TEST_CARDS } from './cardNumbers.ts';

describe('a card number', () => {
  test('every test card is one, however its digits are grouped', () => {
    for (const { number, card } of TEST_CARDS) {
      expect(isCardNumber(number)).toBe(true);
      expect(sandboxCardOf(number.replaceAll(' ', ''))).toBe(card);
      expect(sandboxCardOf(number.replaceAll(' ', '-'))).toBe(card);
    }
  });

  test.each(['', '4242', '4242 4242 4242 4241', '4242 4242 4242 424x', '0'.repeat(20)])(
    '"%s" is none',
    (text) => {
      expect(isCardNumber(text)).toBe(false);
    },
  );

  test('one wrong digit is always noticed', () => {
    const [{ number }] = TEST_CARDS;
    const digits = number.replaceAll(' ', '');
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const wrong = String((Number(digits[at]) + by) % 10);
        expect(isCardNumber(digits.slice(0, at) + wrong + digits.slice(at + 1))).toBe(false);
      }),
    );
  });

  test('a card that the sandbox does not know is declined', () => {
    expect(sandboxCardOf('5555 5555 5555 4444')).toBe('declined');
  });

  test('digits are grouped while they are typed', () => {
    expect(groupDigits('42424242 4')).toBe('4242 4242 4');
    expect(groupDigits('4242x')).toBe('4242');
  });
});

describe('the expiry of a card', () => {
  test.each([
    ['12/26', undefined],
    ['1226', undefined],
    ['12 / 2026', undefined],
    ['01-31', undefined],
    ['11/26', 'past'],
    ['13/26', 'unreadable'],
    ['0/26', 'unreadable'],
    ['', 'unreadable'],
    ['soon', 'unreadable'],
  ])('"%s": %s', (text, fault) => {
    expect(expiryFault(text, '2026-12-05')).toBe(fault);
  });
});
