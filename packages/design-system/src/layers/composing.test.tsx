import type { JSX } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { setUp as setUpDestination, input as destination } from '../DestinationField/destinationHarness.tsx';
import { Dialog } from '../Dialog/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { Dropdown } from '../Dropdown/index.ts';
import { compose, pressKey } from '../testing/composing.ts';
import { render } from '../testing/render.tsx';

const ESCAPE = 27;

const city = <input aria-label="City" />;

const overlays: [string, (onClose: (reason: string) => void) => JSX.Element][] = [
  [
    'Dialog',
    (onClose) => (
      <Dialog title="Where" isOpen onOpenChange={(_, { reason }) => onClose(reason)}>
        {city}
      </Dialog>
    ),
  ],
  [
    'Drawer',
    (onClose) => (
      <Drawer title="Where" isOpen onOpenChange={(_, { reason }) => onClose(reason)}>
        {city}
      </Drawer>
    ),
  ],
  [
    'Dropdown',
    (onClose) => (
      <Dropdown label="Where" isOpen onOpenChange={(_, { reason }) => onClose(reason)}>
        {city}
      </Dropdown>
    ),
  ],
];

async function show(overlay: (typeof overlays)[number][1]) {
  const onClose = vi.fn();
  render(overlay(onClose));
  await page.getByRole('textbox', { name: 'City' }).click();
  return onClose;
}

test.each(overlays)('%s: Escape that ends a composition closes nothing', async (_, overlay) => {
  const onClose = await show(overlay);
  await userEvent.keyboard('bru');
  await pressKey('Escape');
  expect(onClose).not.toHaveBeenCalled();
  await pressKey('Escape', ESCAPE);
  expect(onClose.mock.calls).toEqual([['escape']]);
});

test.each(overlays)('%s: Escape while a text is composed closes nothing', async (_, overlay) => {
  const onClose = await show(overlay);
  await compose('bru');
  await pressKey('Escape', ESCAPE);
  expect(onClose).not.toHaveBeenCalled();
});

test('DestinationField: the list stays open for an Escape of the input method', async () => {
  setUpDestination();
  await destination().click();
  await compose('bru');
  await pressKey('Escape', ESCAPE);
  await pressKey('Escape');
  await expect.element(destination()).toHaveAttribute('aria-expanded', 'true');
  await pressKey('Escape', ESCAPE);
});
