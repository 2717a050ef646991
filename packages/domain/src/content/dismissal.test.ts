import { expect, test } from 'vitest';
import { dismissalId, readDismissed, withDismissed } from './dismissal.ts';

const CHRISTMAS = dismissalId('promo-bars', 'christmas');

test('CH-052, CH-055, CH-059: what was closed is remembered by kind and key, once, the last one at the end', () => {
  const cookie = withDismissed(withDismissed(undefined, CHRISTMAS), 'announcement:post-by');
  expect(readDismissed(cookie)).toEqual([CHRISTMAS, 'announcement:post-by']);
  expect(readDismissed(withDismissed(cookie, CHRISTMAS))).toEqual(['announcement:post-by', CHRISTMAS]);
});

test.each([undefined, '', '...', '%', 'Promo:x', 'a:b c', `${'a'.repeat(21)}:b`])(
  'a cookie that holds no id is none: %j',
  (cookie) => {
    expect(readDismissed(cookie)).toEqual([]);
  },
);

test.each(['', 'christmas', 'a:b;Path=/', 'a:b.c:d'])('what is no id is not stored: %j', (id) => {
  expect(withDismissed(CHRISTMAS, id)).toBeUndefined();
});

test('the oldest of more than twelve is forgotten', () => {
  let cookie: string | undefined;
  for (let at = 1; at <= 13; at += 1) cookie = withDismissed(cookie, `announcement:a${at}`);
  expect(readDismissed(cookie)).toHaveLength(12);
  expect(readDismissed(cookie)[0]).toBe('announcement:a2');
});
