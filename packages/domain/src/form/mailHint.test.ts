import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAIL_DOMAINS, mailHint, withMailDomain } from './mailHint.ts';

describe('the hint of a mistyped mail domain (CH-094, D-085, ALG-21)', () => {
  test.each([
    ['ana@gmial.com', 'gmail.com'],
    ['ana@GMAIL.CO', 'gmail.com'],
    // Two letters differ, which is allowed for listed domains of at least nine characters only.
    ['ana@hotmial.con', 'hotmail.com'],
    ['ana@gmil.co', 'gmail.com'],
    ['ana@wanado.f', 'wanadoo.fr'],
    ['ana@fre.r', undefined],
    ['ana@fre.fr', 'free.fr'],
    // Several listed domains differ by one letter; the first of the list is suggested.
    ['ana@live.ne', 'live.nl'],
    ['a@b@orang.fr', 'orange.fr'],
  ])('"%s": %s', (email, hint) => {
    expect(mailHint(email)).toBe(hint);
  });

  test.each([
    'ana@gmail.com',
    'ana@gmail.fr',
    'ana@hotmail.be',
    'ana@example.org',
    'ana',
    'ana@',
    '@gmial.com',
    '',
  ])('"%s" has none', (email) => {
    expect(mailHint(email)).toBeUndefined();
  });

  test('no listed domain has one, and any address can be asked about', () => {
    for (const domain of MAIL_DOMAINS) expect(mailHint(`ana@${domain}`)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const hint = mailHint(text);
        expect(hint === undefined || MAIL_DOMAINS.some((listed) => listed === hint)).toBe(true);
      }),
    );
  });

  test('applied, it replaces what follows the last "@"', () => {
    expect(withMailDomain('a@b@gmial.com', 'gmail.com')).toBe('a@b@gmail.com');
  });
});
