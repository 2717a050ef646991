import { expect, test } from 'vitest';
import { isSessionValid, readSession, sendStep, SESSION_IDLE_MS, touchSession } from './tracking.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

test.each([
  [0, true],
  [30 * MINUTE, true],
  [30 * MINUTE + 1, false],
])('CH-185 ALG-29: %i ms after the last activity the session is valid: %s', (idle, isValid) => {
  expect(isSessionValid({ startMs: NOW, lastActivityMs: NOW }, NOW + idle)).toBe(isValid);
});

test('CH-185 ALG-29: events wait four times for a session, then they are dropped', () => {
  expect([0, 1, 2, 3, 4].map((retries) => sendStep(false, retries))).toEqual([
    'wait',
    'wait',
    'wait',
    'wait',
    'drop',
  ]);
  expect(sendStep(true, 4)).toBe('send');
});

test('an activity prolongs the session, or begins another once it is over', () => {
  const first = touchSession(undefined, NOW);
  expect(first).toEqual({ startMs: NOW, lastActivityMs: NOW });
  const later = touchSession(first, NOW + SESSION_IDLE_MS);
  expect(later).toEqual({ startMs: NOW, lastActivityMs: NOW + SESSION_IDLE_MS });
  const tooLate = NOW + 2 * SESSION_IDLE_MS + 1;
  expect(touchSession(later, tooLate)).toEqual({ startMs: tooLate, lastActivityMs: tooLate });
});

test.each([null, '', 'null', '7', '{"startMs":1}', '{'])('a damaged session is none: %s', (text) => {
  expect(readSession(text)).toBeUndefined();
});
