import { LOCALES, marketOf } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { cardLayouts } from './cardLayouts.ts';

test.each(LOCALES)(
  'SE-182 PR-123: gifts of %s show score and headwords where the market has them',
  (locale) => {
    const lines = cardLayouts(locale).gift?.belowName;
    const shows = (line: 'score' | 'headwords') => lines === undefined || lines.includes(line);
    expect([shows('score'), shows('headwords')]).toEqual(
      Array.from({ length: 2 }, () => marketOf(locale).hasGiftDetails),
    );
  },
);

test.each(LOCALES)('SE-183: buttons of %s are narrower in Dutch alone', (locale) => {
  const isDutch = marketOf(locale).language === 'nl';
  for (const view of ['normal', 'gift', 'modification', 'activity', 'hotel'] as const)
    expect(cardLayouts(locale)[view]?.action, view).toBe(isDutch ? 'narrow' : undefined);
});

test('a condensed card has no button in any market', () => {
  for (const locale of LOCALES) expect(cardLayouts(locale).condensed?.action).toBeUndefined();
});
