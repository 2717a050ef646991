import { describe, expect, test } from 'vitest';
import { LOCALES } from '../market/market.ts';
import {
  asksForBooking,
  CONTACT_FIELDS,
  CONTACT_REASONS,
  contactFault,
  readContactReason,
  REQUEST_TYPES,
} from './contactForm.ts';
import { contactReturnPath, isContactThankYou } from './contactLinks.ts';
import { hasMessenger } from './messenger.ts';

describe('what the contact form asks for', () => {
  test('CH-113: its texts have the names of the customer-relationship system', () => {
    expect(CONTACT_FIELDS).toEqual(['Booking_ID__c', 'name', 'email', 'phone', 'description']);
  });

  test.each([
    ['avv_info', 'information', 'pre-sale'],
    ['booking_info', 'information', 'booking'],
    ['emailconf', 'booking', 'confirmation-email'],
    ['modification', 'booking', 'modification'],
    ['cancellation', 'booking', 'cancellation'],
    ['complaint', 'complaint', 'stay'],
    ['other', 'other', 'other'],
  ] as const)('CH-114, CH-115, D-080: %s is filed under %s, %s', (reason, type, subtype) => {
    expect(REQUEST_TYPES[reason]).toEqual({ type, subtype });
    expect(readContactReason(reason)).toBe(reason);
  });

  test('CH-114: no other text is a reason', () => {
    expect(['', 'refund', 'AVV_INFO', undefined].map(readContactReason)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('CH-118, D-128: a question before a booking is asked for no booking, every other for one', () => {
    expect(CONTACT_REASONS.filter((reason) => !asksForBooking(reason))).toEqual(['avv_info']);
    expect(contactFault('avv_info', 'Booking_ID__c', '')).toBeUndefined();
    expect(contactFault('avv_info', 'Booking_ID__c', 'none yet')).toBeUndefined();
    expect(contactFault('complaint', 'Booking_ID__c', '')).toBe('required');
  });

  test.each([
    ['Booking_ID__c', '10000234', undefined],
    ['Booking_ID__c', '1000 0234', undefined],
    ['Booking_ID__c', '1234567', 'booking-number'],
    ['Booking_ID__c', '123456789', 'booking-number'],
    ['email', 'ana@example.com', undefined],
    ['email', 'ana@', 'email'],
    ['name', 'Zoë d’Été', undefined],
    ['name', 'R2D2', 'text-only'],
    ['phone', '+33 (0)1 23-45', undefined],
    ['phone', '01.23', 'phone'],
    ['description', '<b>Anything</b> 1\n2', undefined],
    ['description', 'x'.repeat(4001), 'too-long'],
  ] as const)('CH-117, CH-119, CH-120, CH-121, CH-123: %s "%s": %s', (field, text, fault) => {
    expect(contactFault('other', field, text)).toBe(fault);
  });

  test.each(CONTACT_FIELDS)('CH-122, D-128: %s is mandatory', (field) => {
    expect(contactFault('other', field, '  ')).toBe('required');
  });
});

describe('where the form returns to (CH-112, CH-127, ALG-30)', () => {
  test.each([
    ['fr_FR', '/fr/contact?ref=contact_thank_you'],
    ['fr_BE', '/fr/contact?ref=contact_thank_you'],
    ['nl_NL', '/nl/contact?ref=contact_thank_you'],
    ['nl_BE', '/nl/contact?ref=contact_thank_you'],
    ['es_ES', '/contact?ref=contact_thank_you'],
    ['it_IT', '/contact?ref=contact_thank_you'],
  ] as const)('%s: %s', (locale, path) => {
    expect(contactReturnPath(locale)).toBe(path);
    expect(isContactThankYou(path.split('?')[1] ?? '')).toBe(true);
  });

  test('any other ref is no thanks', () => {
    expect(['', 'ref=', 'ref=contact', 'contact_thank_you'].some(isContactThankYou)).toBe(false);
  });
});

describe('the messenger (CH-110, CH-130)', () => {
  test.each(LOCALES)('in %s without an app there is none', (locale) => {
    expect(hasMessenger({ appId: '', locale, isProduction: true })).toBe(false);
  });

  test.each(LOCALES)('in %s there is one in production; elsewhere in es_ES alone', (locale) => {
    expect(hasMessenger({ appId: 'sabadora', locale, isProduction: true })).toBe(true);
    expect(hasMessenger({ appId: 'sabadora', locale, isProduction: false })).toBe(locale === 'es_ES');
  });
});
