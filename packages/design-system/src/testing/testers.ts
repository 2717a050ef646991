import { testersOf, type Driver, type Interaction, type Point, type Testers } from '@sabadora/test-kit';
import { createTesters, testingLibraryDriver } from '@sabadora/test-kit/testing-library';
import { configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hold, middleOf, tap } from './finger.ts';
import { scaled } from './scaled.ts';
import { standsStill } from './settle.ts';

/** What Testing Library's driver finds, pressed and dragged by the browser's own mouse, keys and finger. */
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
  // The motion of a sheet may not have ended.
  await standsStill(() => middleOf(element).y + middleOf(element).x);
  await tap(element);
}

/** Testers that act by the browser's own events. */
export const testersBy = (interaction: Interaction): Testers<HTMLElement> =>
  testersOf(driver, { interaction });

/** Testers with a finger that rests before it is lifted, as on a slow machine: it throws nothing. */
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
 * Every way of acting, by the browser's own events and by those of Testing Library. The quick suite has the mouse by
 * both: components are tested by keys and fingers in their own tests.
 */
export const everyInteraction = (
  isQuick ? (['mouse'] as const) : (['mouse', 'keyboard', 'touch'] as const)
).flatMap((interaction) => [
  { interaction, events: 'real events', testers: testersBy(interaction) },
  { interaction, events: 'events of Testing Library', testers: createTesters({ interaction }) },
]);

/** Both directions of a page; the quick suite has left to right alone. */
export const everyDirection = isQuick ? (['ltr'] as const) : (['ltr', 'rtl'] as const);

/** Has the tests of a block wait a second: what most of them look for never comes. */
export function waitShortly(): void {
  const { asyncUtilTimeout } = getConfig();
  beforeEach(() => configure({ asyncUtilTimeout: scaled(1000) }));
  afterEach(() => configure({ asyncUtilTimeout }));
}
