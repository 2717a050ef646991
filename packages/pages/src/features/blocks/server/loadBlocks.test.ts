import { createApiClient } from '@sabadora/api';
import { giftBoxesOfTest } from '@sabadora/api/testing';
import { readSwitches } from '@sabadora/domain';
import { expect, test, vi } from 'vitest';
import { testNetwork } from '../../../kit/testing/network.ts';
import { loadBlocks } from './loadBlocks.ts';

const load = (answer: unknown, switches?: string) => {
  const { fetch } = testNetwork({ '/content-boxes-block/fr_FR': answer });
  return loadBlocks([{ type: 'boxes', title: 'Give a weekend' }], {
    api: createApiClient({ retries: 0, fetch }),
    signal: new AbortController().signal,
    locale: 'fr_FR',
    now: { today: '2026-12-05', hour: 10 },
    switches: readSwitches(switches),
  });
};

test('CH-021, CH-072: the block of gift boxes has the first four', async () => {
  const { boxes } = await load(giftBoxesOfTest(6));
  expect(boxes?.results.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});

test('CH-076: why boxes could not be had is told where errors are to be shown alone', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await load(500)).toEqual({ stays: {} });
  expect(await load(500, 'blockErrors=on')).toEqual({
    stays: {},
    boxesError: expect.stringContaining('500'),
  });
  expect(report).toHaveBeenCalledTimes(2);
  report.mockRestore();
});

test('SE-255: no box is requested where their screens are switched off', async () => {
  expect(await load(giftBoxesOfTest(6), 'boxes=off')).toEqual({ stays: {} });
});
