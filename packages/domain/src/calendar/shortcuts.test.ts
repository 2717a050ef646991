import { describe, expect, test } from 'vitest';
import { LOCALES } from '../market/market.ts';
import { dateShortcuts, weekendToCome } from './shortcuts.ts';

const at = (today: string, hour = 12) => dateShortcuts('fr_FR', 'a', { today, hour });

describe('date shortcuts (ALG-11)', () => {
  test('SE-076, SE-077: four markets, and only with a variation', () => {
    const now = { today: '2026-11-18', hour: 12 };
    expect(LOCALES.filter((locale) => dateShortcuts(locale, 'a', now).length > 0)).toEqual([
      'fr_FR',
      'es_ES',
      'fr_BE',
      'nl_BE',
    ]);
    expect(dateShortcuts('fr_FR', undefined, now)).toEqual([]);
  });

  const current = { kind: 'current-weekend', checkin: '2026-11-21', checkout: '2026-11-22' };
  const next = { kind: 'next-weekend', checkin: '2026-11-28', checkout: '2026-11-29' };

  test.each([
    ['Monday', '2026-11-16', 12, [current, next]],
    ['Friday evening', '2026-11-20', 23, [current, next]],
    ['Saturday before 20:00', '2026-11-21', 19, [current, next]],
    ['Saturday from 20:00', '2026-11-21', 20, [next]],
    ['Sunday', '2026-11-22', 9, [next]],
  ])('SE-078, SE-079 D-071: on %s', (_, today, hour, expected) => {
    expect(at(today, hour)).toEqual(expected);
    expect(weekendToCome({ today, hour })).toEqual(expected[0]);
  });

  test.each([
    ['2024-04-29', ['early-may', 'ascension', 'whit-weekend']],
    ['2024-05-02', ['ascension', 'whit-weekend']],
    ['2024-05-19', []],
    ['2023-05-08', ['early-may']],
    ['2023-04-01', []],
  ])('SE-080 D-072: campaigns on %s', (today, kinds) => {
    const campaigns = at(today).filter(({ kind }) => !kind.endsWith('-weekend') || kind === 'whit-weekend');
    expect(campaigns.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('SE-080: a campaign that starts today goes at 20:00', () => {
    expect(at('2024-05-18', 19).map(({ kind }) => kind)).toContain('whit-weekend');
    expect(at('2024-05-18', 20).map(({ kind }) => kind)).not.toContain('whit-weekend');
  });
});
