import { expect, test } from 'vitest';
import { logMessage } from './logMessage.ts';

test('CH-152 ALG-22: a log message keeps 256 characters, without a mark', () => {
  expect(logMessage('😀'.repeat(300))).toBe('😀'.repeat(256));
  expect(logMessage('short')).toBe('short');
});
