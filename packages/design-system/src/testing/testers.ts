import { testersOf, type Driver, type Interaction, type Point, type Testers } from '@sabadora/test-kit';
import { createTesters, testingLibraryDriver } from '@sabadora/test-kit/testing-library';
import { configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hold, middleOf, tap } from './finger.ts';
import { scaled } from './scaled.ts';
import { standsStill } from './settle.ts';

/**
 * Finds elements like Testing Library's driver, but presses and drags with the browser's own mouse, keys and touch.
 */
const driver: Driver<HTMLElement> = {
  ...testingLibraryDriver(),
  press: (element, pointer) => (pointer === 'mouse' ? userEvent.click(element) : tapOn(element)),
  pressKey: (key, times = 1) => userEvent.keyboard(`{${key}}`.repeat(times)),
  async type(element, text) {
    if (element instanceof HTMLInputElement) element.select();
    await userEvent.keyboard(text === '' ? '{Delete}' : text.replaceAll(/[{[]/g, '$&$&'));
  },
  hold: (_element, at: Point, pointer) => hold(at, pointer),
};

async function tapOn(element: HTMLElement): Promise<void> {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // The animation of a sheet may not have ended.
  await standsStill(() => middleOf(element).y + middleOf(element).x);
  await tap(element);
}

/** Testers that use the browser's own events. */
export const testersBy = (interaction: Interaction): Testers<HTMLElement> =>
  testersOf(driver, { interaction });

/** Testers with a touch that rests before it is lifted, as on a slow machine, so that it causes no fling. */
export const testersBySlowTouch = testersOf(
  {
    ...driver,
    hold: async (_element, at, pointer) => {
      const held = await hold(at, pointer);
      return {
        ...held,
        release: async () => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await held.release();
        },
      };
    },
  },
  { interaction: 'touch' },
);

const isQuick = import.meta.env['SABADORA_MATRIX'] === 'quick';

/**
 * Every kind of interaction, with the browser's own events and with those of Testing Library. The quick suite only
 * uses the mouse: keys and touch are tested in the components' own tests.
 */
export const everyInteraction = (
  isQuick ? (['mouse'] as const) : (['mouse', 'keyboard', 'touch'] as const)
).flatMap((interaction) => [
  { interaction, events: 'real events', testers: testersBy(interaction) },
  { interaction, events: 'events of Testing Library', testers: createTesters({ interaction }) },
]);

/** Both writing directions; the quick suite only has left to right. */
export const everyDirection = isQuick ? (['ltr'] as const) : (['ltr', 'rtl'] as const);

/**
 * Limits waiting in a block of tests to one second, because most of these tests expect that an element never appears.
 */
export function waitShortly(): void {
  const { asyncUtilTimeout } = getConfig();
  beforeEach(() => configure({ asyncUtilTimeout: scaled(1000) }));
  afterEach(() => configure({ asyncUtilTimeout }));
}
