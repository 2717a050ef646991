import { expect, test } from 'vitest';
import { isRedeemable, voucherState } from './voucher.ts';
import {
  readVoucherCode,
  voucherCode,
  VOUCHER_CODE_CHARACTERS,
  VOUCHER_CODE_RANDOMS,
} from './voucherCode.ts';

const voucher = { value: 14_900, leftAmount: 14_900, validUntil: '2027-11-23', isCancelled: false };

test.each([
  [{}, '2027-11-23', 'issued', true],
  [{ leftAmount: 14_899 }, '2027-11-23', 'partlyUsed', true],
  [{}, '2027-11-24', 'expired', false],
  [{ leftAmount: 0 }, '2027-11-24', 'redeemed', false],
  [{ isCancelled: true }, '2026-11-24', 'cancelled', false],
] as const)('D-018: a voucher with %j is on %s %s', (changes, today, state, isGood) => {
  expect(voucherState({ ...voucher, ...changes }, today)).toBe(state);
  expect(isRedeemable(state)).toBe(isGood);
});

const randoms = (seed: number) =>
  Array.from(
    { length: VOUCHER_CODE_RANDOMS },
    (_, at) => (seed * 7919 + at * seed * 31 + at) % VOUCHER_CODE_CHARACTERS,
  );

test('a code is read back as it was made, however it is typed', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const code = voucherCode(randoms(seed));
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/);
    expect(readVoucherCode(code)).toBe(code);
    expect(readVoucherCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
    expect(readVoucherCode(code.replaceAll('-', '–'))).toBe(code);
  }
});

test('a wrong character is found, and so are two neighbours that were swapped', () => {
  for (let seed = 1; seed < 60; seed += 1) {
    const letters = voucherCode(randoms(seed)).replaceAll('-', '').split('');
    for (const at of letters.keys()) {
      const wrong = letters.with(at, letters[at] === '2' ? '3' : '2');
      expect(readVoucherCode(wrong.join(''))).toBeUndefined();
    }
    for (const at of letters.slice(1).keys()) {
      const swapped = letters.with(at, letters[at + 1] ?? '').with(at + 1, letters[at] ?? '');
      const isSame = swapped.join('') === letters.join('');
      expect(readVoucherCode(swapped.join('')) === undefined).toBe(!isSame);
    }
  }
});

test.each(['', 'ABCD', 'ABCD-EFGH-JKM0', 'ABCD-EFGH-JKMN-PQRS', '<script>'])('"%s" is no code', (text) => {
  expect(readVoucherCode(text)).toBeUndefined();
});
