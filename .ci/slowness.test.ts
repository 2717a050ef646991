import { afterEach, expect, test, vi } from 'vitest';
import { scaled, slowness } from './slowness.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a scaled timeout is whole milliseconds: Node refuses fractions, and 20,000 times 1.12 has one', () => {
  vi.stubEnv('SLOWNESS', '1.12');
  expect(scaled(20_000)).toBe(22_400);
  vi.stubEnv('SLOWNESS', '3.33');
  expect(scaled(1005)).toBe(3347);
});

test('a slowness below 1, or of no number, is refused', () => {
  for (const text of ['0.5', 'fast']) {
    vi.stubEnv('SLOWNESS', text);
    expect(slowness).toThrow(`SLOWNESS must be a number of at least 1, not "${text}"`);
  }
});
