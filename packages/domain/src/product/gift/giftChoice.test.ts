import { expect, test } from 'vitest';
import { mergeHash } from '../../address/hash.ts';
import { readGiftChoice, writeGiftChoice } from './giftChoice.ts';

const NOW = { today: '2026-12-05', hour: 10 };
const read = (hash: string, query = '') => readGiftChoice({ query, hash }, NOW);

test('PR-015 PR-113: nights, rate, format and sleeves are read from the hash', () => {
  expect(
    read('giftNights=2;giftAdult=2;giftFormat=physical;bucket=anytime;sleeves=lake;extras=ribbon,map'),
  ).toEqual({
    nights: 2,
    bucket: 'anytime',
    format: 'physical',
    sleeves: 'lake',
    extras: ['ribbon', 'map'],
  });
});

test('PR-114: a gift is digital unless the address says otherwise', () => {
  expect(read('')).toEqual({
    nights: undefined,
    bucket: undefined,
    format: 'digital',
    sleeves: undefined,
    extras: [],
  });
  expect(read('giftFormat=by-pigeon').format).toBe('digital');
});

test('a plain form puts the choice into the query, a field for each extra', () => {
  expect(
    read('', 'flow=gifting&giftNights=3&giftFormat=physical&sleeves=lake&extras=ribbon&extras=map'),
  ).toMatchObject({
    nights: 3,
    format: 'physical',
    sleeves: 'lake',
    extras: ['ribbon', 'map'],
  });
});

test('damaged ids are dropped, and each extra counts once', () => {
  expect(read('extras=map,map,a b,%E0,,-').extras).toEqual(['map', '-']);
  expect(read('sleeves=a%20b').sleeves).toBeUndefined();
  expect(read('sleeves=7').sleeves).toBe('7');
});

test('PR-118 PR-119: what is written is read again, beside what the hash held', () => {
  const choice = {
    nights: 2,
    bucket: 'anytime',
    format: 'physical',
    sleeves: 'lake',
    extras: ['ribbon', 'map'],
  } as const;
  const hash = mergeHash('checkin=2026-12-12', writeGiftChoice(choice));
  expect(hash).toBe(
    'checkin=2026-12-12;giftNights=2;giftAdult=2;giftFormat=physical;bucket=anytime;sleeves=lake;extras=ribbon,map',
  );
  expect(read(hash)).toEqual(choice);
});
