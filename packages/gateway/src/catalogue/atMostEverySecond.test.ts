import { afterEach, expect, test, vi } from 'vitest';
import { atMostEverySecond } from './atMostEverySecond.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('progress is told once a second, and never twice in the same words', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const report = vi.fn<(message: string) => void>();
  const progress = atMostEverySecond(report);
  for (const hotels of [100, 500, 500, 500, 900]) {
    progress(`${hotels} hotels`);
    vi.advanceTimersByTime(600);
  }
  vi.advanceTimersByTime(1000);
  progress('900 hotels');
  progress('1000 hotels');
  expect(report.mock.calls.flat()).toEqual(['500 hotels', '900 hotels', '1000 hotels']);
});
