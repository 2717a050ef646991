import { expect, test } from 'vitest';
import type { Driver } from '../driver.ts';
import { createKit } from '../kit.ts';
import type { TesterWords } from '../words.ts';
import { rangeSliderTester } from './rangeSlider.ts';

/** Index of a handle, on a line of 400 px from 0 to 20,000. */
type Handle = 0 | 1;

/** Retries a check a few times, as drivers do. */
async function untilItPasses<Result>(check: () => Promise<Result>): Promise<Result> {
  for (let looks = 1; looks < 5; looks += 1)
    try {
      return await check();
    } catch {
      // It may pass the next time.
    }
  return check();
}

/** A page that draws late: after a move, the value that is read is the one from `movesLate` moves earlier. */
function latePage(movesLate: number) {
  const values: [number, number] = [100, 20_000];
  const seen = { farthest: 0, keys: 0 };
  let focused: Handle = 0;
  const driver: Partial<Driver<Handle>> = {
    find: async () => [0, 1],
    valueOf: async (handle) => String(values[handle]),
    attribute: async (handle, name) => (name === 'min' ? String(handle === 1 ? values[0] : 0) : '20000'),
    directionOf: async () => 'ltr',
    boxOf: async (handle) => ({ left: values[handle] / 50, top: 0, width: 24, height: 24 }),
    reveal: async () => {},
    focus: async (handle) => {
      focused = handle;
    },
    pressKey: async (key, times = 1) => {
      seen.keys += times;
      const stride = key.startsWith('Page') ? 2000 : 1;
      values[focused] += (key.endsWith('Up') ? stride : -stride) * times;
    },
    hold: async (handle, { x: startX }) => {
      const start = values[handle];
      const led = Array.from({ length: movesLate + 1 }, () => start);
      return {
        moveTo: async ({ x }) => {
          seen.farthest = Math.max(seen.farthest, Math.abs(x));
          led.push(Math.max(0, Math.min(Math.round(start + (x - startX) * 50), 20_000)));
          values[handle] = led.at(-1 - movesLate) ?? start;
        },
        release: async () => {
          values[handle] = led.at(-1) ?? start;
        },
      };
    },
    waitFor: untilItPasses,
  };
  return { driver: driver as Driver<Handle>, values, seen };
}

test.each([
  [1, 100],
  [3, 2_000],
])(
  'the pointer stays near a slider that is drawn %i moves late, and keys do the rest',
  async (movesLate, mostKeys) => {
    const { driver, seen } = latePage(movesLate);
    const slider = rangeSliderTester(createKit(driver, 'mouse', {} as TesterWords), {});
    await slider.setRange([6_053, 12_103]);
    expect(await slider.range()).toEqual([6_053, 12_103]);
    expect(seen.farthest).toBeLessThan(2_000);
    expect(seen.keys).toBeLessThan(mostKeys);
  },
);

test('what a page draws only after the pointer was released is corrected by keys', async () => {
  const { driver, values } = latePage(0);
  let looksUntilDrawn = Infinity;
  const slider = rangeSliderTester(
    createKit(
      {
        ...driver,
        valueOf: async (handle) => {
          looksUntilDrawn -= 1;
          if (looksUntilDrawn === 0) values[0] -= 1;
          return String(values[handle]);
        },
        hold: async (handle, at, pointer) => {
          const held = await driver.hold(handle, at, pointer);
          return {
            ...held,
            release: async () => {
              await held.release();
              looksUntilDrawn = 2;
            },
          };
        },
      },
      'mouse',
      {} as TesterWords,
    ),
    {},
  );
  await slider.setRange([6_100, 20_000]);
  expect(await slider.range()).toEqual([6_100, 20_000]);
});
