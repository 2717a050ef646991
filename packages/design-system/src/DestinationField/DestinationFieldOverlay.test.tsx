import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tap } from '../testing/finger.ts';
import {
  clearButton,
  honfleur,
  input,
  list,
  option,
  setUp,
  state,
  type SetUp,
} from './destinationHarness.tsx';

/** Sets the width of a phone and opens the overlay. */
async function openOverlay(props: SetUp = {}) {
  await page.viewport(390, 800);
  const view = setUp(props);
  await trigger().click();
  // Waits until its code has loaded.
  await expect.element(overlay()).toBeVisible();
  return view;
}

const trigger = () => page.getByRole('button', { name: /^Destination/ });
const overlay = () => page.getByRole('dialog', { name: 'Destination' });

test('SE-052: on a phone a press opens the search over the whole screen, in its own input', async () => {
  await openOverlay({ value: honfleur });
  const { width, height } = overlay().element().getBoundingClientRect();
  expect([width, height]).toEqual([390, 800]);
  await expect.element(input()).toHaveFocus();
  await expect.element(input()).toHaveValue('');
  expect(overlay().element().contains(input().element())).toBe(true);
  await expect.element(option('Ardennes')).toBeVisible();
});

test('SE-052: choosing closes the overlay and gives the focus back', async () => {
  const { onChoose } = await openOverlay();
  await userEvent.keyboard('bru');
  await option('Brussels').click();
  expect(onChoose.mock.calls).toEqual([['brussels']]);
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveAccessibleName('Destination Brussels');
  await expect.element(trigger()).toHaveFocus();
});

test.each(['Escape', 'the cross'])('D-031: in the overlay %s restores the destination', async (way) => {
  const { onClear, onChoose } = await openOverlay({ value: honfleur });
  await userEvent.keyboard('bru');
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveAccessibleName('Destination Honfleur');
  await expect.element(state()).toHaveTextContent('honfleur|');
  expect(onClear).not.toHaveBeenCalled();
  expect(onChoose).not.toHaveBeenCalled();
});

test('D-031: in the overlay the clear button forgets the destination', async () => {
  const { onClear } = await openOverlay({ value: honfleur });
  await clearButton().click();
  expect(onClear).toHaveBeenCalledTimes(1);
  await expect.element(input()).toHaveFocus();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(trigger()).toHaveAccessibleName('Destination Where to?');
});

test('in the overlay the search key keeps the text, closes the overlay and does not send the form', async () => {
  const { sent, onClear } = await openOverlay({ value: honfleur });
  await userEvent.keyboard('somewhere{Enter}');
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveAccessibleName('Destination somewhere');
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(sent).not.toHaveBeenCalled();
});

test('touch: a tap on an option chooses it', async () => {
  const { onChoose } = setUp();
  await input().click();
  await userEvent.keyboard('bru');
  await tap(option('Brussels').element());
  await expect.poll(() => onChoose.mock.calls).toEqual([['brussels']]);
  await expect.element(list()).not.toBeInTheDocument();
});

test('touch: taps open the overlay and choose in it', async () => {
  await page.viewport(390, 800);
  const { onChoose } = setUp();
  await tap(trigger().element());
  await expect.element(input()).toHaveFocus();
  await tap(option('Ardennes').element());
  await expect.poll(() => onChoose.mock.calls).toEqual([['ardennes']]);
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('a press beside the input leaves the list of the overlay as it is', async () => {
  await openOverlay();
  await userEvent.keyboard('bru');
  await page.getByRole('heading', { name: 'Destination' }).click();
  await expect.element(option('Brussels')).toBeVisible();
});

test('WCAG 3.2.1: at the width of a phone focus alone opens nothing', async () => {
  await page.viewport(390, 800);
  setUp({ value: honfleur });
  await userEvent.tab();
  await expect.element(trigger()).toHaveFocus();
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('the text of the field is sent from a phone too', async () => {
  await page.viewport(390, 800);
  const { sent } = setUp({ value: honfleur });
  await page.getByRole('button', { name: 'Search' }).click();
  expect(sent).toHaveBeenLastCalledWith('Honfleur');
});
