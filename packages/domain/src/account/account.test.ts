import { describe, expect, test } from 'vitest';
import { accountCookies, accountHref, originPath, readAccountState } from './account.ts';
import { profileFault } from './accountForms.ts';

const id = '0b0e4f4e-6a5f-4c8e-9d0a-3f5b1c2d4e6f';
const token = 'ab'.repeat(32);

describe('the account of a visitor', () => {
  test('CH-133: both cookies name an account, and nothing else does', () => {
    const names = accountCookies(true);
    const state = { userAccountId: id, accessToken: token };
    const cookies = { [names.userAccountId]: id, [names.accessToken]: token };
    expect(readAccountState(cookies, true)).toEqual(state);
    expect(readAccountState(cookies, false)).toBeUndefined();
    for (const name of Object.values(names))
      expect(readAccountState({ ...cookies, [name]: undefined }, true)).toBeUndefined();
    expect(readAccountState({ ...cookies, [names.accessToken]: '<script>' }, true)).toBeUndefined();
  });

  test.each([
    ['/account/trips', true],
    ['/search?flow=booking#city=12;checkin=2026-12-05', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['/a b', false],
    [`/${'x'.repeat(600)}`, false],
    [undefined, false],
  ])('signing in leads back to %s: %s', (text, isTaken) => {
    expect(originPath(text)).toBe(isTaken ? text : undefined);
  });

  test('an address says the language where the host does not', () => {
    expect(accountHref('fr_FR', '/account/trips')).toBe('/account/trips');
    expect(accountHref('nl_BE', '/account/signin', { ref: 'sent' })).toBe(
      '/account/signin?locale=nl_BE&ref=sent',
    );
    expect(accountHref('nl_BE', '/search?flow=booking&locale=fr_BE#city=12')).toBe(
      '/search?flow=booking&locale=nl_BE#city=12',
    );
    expect(accountHref('es_ES', '/search?flow=booking#city=12')).toBe('/search?flow=booking#city=12');
  });

  test('ALG-21: a profile may be empty, and is judged as other forms are', () => {
    expect(profileFault('firstName', '')).toBeUndefined();
    expect(profileFault('firstName', 'Zoë')).toBeUndefined();
    expect(profileFault('lastName', 'R2D2')).toBe('text-only');
    expect(profileFault('phone', 'zero')).toBe('phone');
    expect(profileFault('lastName', 'x'.repeat(61))).toBe('too-long');
  });
});
