import { expect, onTestFinished, test, vi } from 'vitest';
import { readyFormats } from './readyFormats.ts';

test('the worker writes a number and a day', async () => {
  const worker = readyFormats();
  const written = await new Promise((resolve, reject) => {
    worker?.addEventListener('message', ({ data }) => resolve(data));
    worker?.addEventListener('error', reject);
  });
  expect(written).toEqual(['0', expect.stringMatching(/\d/)]);
});

test('where no worker may run the page goes on without it', () => {
  vi.stubGlobal('Worker', () => {
    throw new DOMException('refused', 'SecurityError');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(readyFormats()).toBeUndefined();
});
