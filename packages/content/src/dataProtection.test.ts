import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredKey, VisitorCookie } from '@sabadora/domain';
import { expect, test } from 'vitest';

/** Every key must be listed: the type checker reports missing ones. */
const STORED: Readonly<Record<StoredKey, true>> = {
  activated: true,
  booking: true,
  buyer: true,
  checkout: true,
  consent: true,
  'email-modal': true,
  move: true,
  newsletter: true,
  personalisation: true,
  'recent-searches': true,
  'recently-viewed': true,
  session: true,
  'user-location': true,
  visitor: true,
  voucher: true,
  wishlist: true,
  'wishlist-account': true,
};
const COOKIES: Readonly<Record<VisitorCookie, true>> = {
  'sabadora-access': true,
  'sabadora-account': true,
  'sabadora-affiliate': true,
  'sabadora-care': true,
  'sabadora-dismissed': true,
  'sabadora-locale': true,
  'sabadora-switches': true,
  'sabadora-visitor': true,
};
const names = [...Object.keys(STORED).map((key) => `sabadora.${key}`), ...Object.keys(COOKIES)].toSorted();

const texts = globSync('files/*/pages/data-protection.md', { cwd: join(import.meta.dirname, '..') });

test.each(texts)(
  'CH-087: the text on data protection names all that is kept, and nothing else: %s',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    const rows = text.split('\n').filter((line) => line.startsWith('|'));
    const named = rows.flatMap((row) => [...row.matchAll(/sabadora[.-][\w-]+/g)].map(([name]) => name));
    expect([...new Set(named)].toSorted()).toEqual(names);
  },
);

test('it is there in every language', () => {
  expect(texts.length).toBeGreaterThanOrEqual(4);
});
