import { expect, test } from 'vitest';
import { readyFormats } from './readyFormats.ts';

test('the worker writes a number and a day', async () => {
  const worker = readyFormats();
  const written = await new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', reject);
  });
  expect(written).toEqual(['0', expect.stringMatching(/\d/)]);
});
