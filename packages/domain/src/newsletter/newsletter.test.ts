import { describe, expect, test } from 'vitest';
import { LOCALES, marketOf } from '../market/market.ts';
import { mayAskForEmail } from './emailModal.ts';
import { marketOfReader, newsletterFault, newsletterHref } from './newsletter.ts';

test.each([
  ['ana@example.com', undefined],
  [' ana@example.com ', undefined],
  ['ana@', 'email'],
  ['', 'required'],
])('CH-092, ALG-21: the newsletter at "%s": %s', (email, fault) => {
  expect(newsletterFault(email)).toBe(fault);
});

test.each(LOCALES)('CH-097: the country and the language of %s name it', (locale) => {
  const { country, language } = marketOf(locale);
  expect(marketOfReader(country, language)).toBe(locale);
});

test('CH-097: no market speaks Dutch in France; in Belgium the address says the language', () => {
  expect(marketOfReader('FR', 'nl')).toBeUndefined();
  expect(newsletterHref('nl_BE', { ref: 'sent' })).toBe('/newsletter?locale=nl_BE&ref=sent');
  expect(newsletterHref('es_ES', { confirm: 'a1' })).toBe('/newsletter?confirm=a1');
});

describe('who is asked for their e-mail address (D-075, D-076)', () => {
  const visit = { from: '/', to: '/search', wasAnswered: false, isSubscribed: false };

  test.each([
    ['/', '/ideas'],
    ['/ideas', '/landing/spa'],
    ['/landing/spa', '/search'],
    ['/search', '/activities'],
    ['/boxes', '/'],
  ])('CH-100, D-075: who went from %s to %s', (from, to) => {
    expect(mayAskForEmail({ ...visit, from, to })).toBe(true);
  });

  test.each([
    ['/', '/stay/12'],
    ['/stay/12', '/search'],
    ['/', '/booking/summary'],
    ['/confirmation/abc', '/'],
    ['/help', '/'],
    ['/', '/box/detail/spa/1'],
    [undefined, '/search'],
  ])('CH-100: nobody who went from %s to %s', (from, to) => {
    expect(mayAskForEmail({ ...visit, from, to })).toBe(false);
  });

  test('CH-101, CH-102, CH-105: nobody who answered once, or has the newsletter', () => {
    expect(mayAskForEmail({ ...visit, wasAnswered: true })).toBe(false);
    expect(mayAskForEmail({ ...visit, isSubscribed: true })).toBe(false);
  });
});
