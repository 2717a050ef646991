import { describe, expect, test } from 'vitest';
import { BUYER_FIELDS, buyerFault } from './buyer.ts';

const buyer = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Peñas',
  phoneNumber: '+34 600 000 000',
  addressLine: 'Calle Mayor 1, 2º',
  postalCode: '28013',
  city: 'Madrid',
  country: 'ES',
};

describe('a buyer (PR-172, CH-128, ALG-21)', () => {
  test('PR-172: every field of the order is asked for', () => {
    expect(BUYER_FIELDS).toEqual(Object.keys(buyer));
    for (const field of BUYER_FIELDS) {
      expect(buyerFault(field, ' ')).toBe('required');
      expect(buyerFault(field, buyer[field])).toBeUndefined();
    }
  });

  test.each([
    ['email', 'ana@example', 'email'],
    ['firstName', 'An4', 'text-only'],
    ['lastName', 'a'.repeat(61), 'too-long'],
    ['phoneNumber', 'none', 'phone'],
    ['postalCode', '1'.repeat(20), undefined],
    ['postalCode', '1'.repeat(21), 'too-long'],
    ['addressLine', 'Rue 4 bis, 2º', undefined],
    ['country', 'Spain', 'too-long'],
    ['country', 'es', 'country'],
  ] as const)('ALG-21: %s "%s": %s', (field, text, fault) => {
    expect(buyerFault(field, text)).toBe(fault);
  });
});
