import { describe, expect, test } from 'vitest';
import { LOOKUP_ROUTES, lookupFault, lookupHref, readLookupRoute } from './bookingLookup.ts';

describe('looking up a booking', () => {
  test('CH-108 D-079: each purpose has its address, and is read from it', () => {
    expect(LOOKUP_ROUTES.map((route) => lookupHref(route))).toEqual([
      '/booking/lookup#route=modify',
      '/booking/lookup#route=cancel',
      '/booking/lookup#route=invoice',
    ]);
    for (const route of LOOKUP_ROUTES) expect(readLookupRoute(`#route=${route}`)).toBe(route);
    expect(lookupHref()).toBe('/booking/lookup');
    expect(readLookupRoute('#route=steal')).toBeUndefined();
    expect(readLookupRoute('')).toBeUndefined();
  });

  test.each([
    ['12345678', undefined],
    [' 1234 5678 ', undefined],
    ['1234567', 'booking-number'],
    ['123456789', 'booking-number'],
    ['1234567a', 'booking-number'],
    ['', 'required'],
    ['  ', 'required'],
  ])('ALG-21: the booking number "%s": %s', (text, fault) => {
    expect(lookupFault('number', text)).toBe(fault);
  });

  test.each([
    ['ana@example.com', undefined],
    ['ana@example', 'email'],
    ['', 'required'],
  ])('ALG-21: the e-mail "%s": %s', (text, fault) => {
    expect(lookupFault('email', text)).toBe(fault);
  });
});
