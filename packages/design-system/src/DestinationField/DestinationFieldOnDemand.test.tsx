import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearButton, honfleur, input, list, option, setUp, status } from './destinationHarness.tsx';
import { onDemand } from './importParts.ts';
import { twoFrames } from '../testing/settle.ts';

const trigger = () => page.getByRole('button', { name: /^Destination/ });
const overlay = () => page.getByRole('dialog', { name: 'Destination' });

let arrive: (() => void) | undefined;
beforeEach(() => {
  arrive = undefined;
  vi.spyOn(onDemand, 'importParts').mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return import('./onDemandParts.ts');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('nothing is fetched until a pointer or the focus comes near', async () => {
  setUp();
  expect(arrive).toBeUndefined();
  await userEvent.hover(input());
  expect(arrive).toBeTypeOf('function');
});

test('keys pressed before the list is there count once it is', async () => {
  const { onChoose } = setUp();
  await userEvent.tab();
  await userEvent.keyboard('bru{ArrowDown}{ArrowDown}');
  await expect.element(input()).toHaveValue('bru');
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
  arrive?.();
  await expect.element(option('Brussels')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['brussels']]);
});

test('a list that Escape takes back before its code is there does not open after all', async () => {
  setUp({ value: honfleur });
  await clearButton().click();
  await userEvent.keyboard('{Escape}');
  arrive?.();
  await vi.mocked(onDemand.importParts).mock.results[0]?.value;
  await twoFrames();
  await expect.element(list()).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list()).toBeVisible();
});

test('a press on a phone opens the overlay as soon as it is there, with the focus in its input', async () => {
  await page.viewport(390, 800);
  setUp();
  await trigger().click();
  await expect.element(overlay()).not.toBeInTheDocument();
  arrive?.();
  await expect.element(overlay()).toBeVisible();
  await expect.element(input()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveFocus();
});

test('where the code cannot be had, a phone types into the field itself and sends its form', async () => {
  await page.viewport(390, 800);
  vi.mocked(onDemand.importParts).mockRejectedValue(new TypeError('Failed to fetch'));
  const { sent } = setUp();
  await trigger().click();
  await expect.element(input()).toHaveFocus();
  await userEvent.keyboard('bruges');
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(status()).toBeEmptyDOMElement();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenLastCalledWith('bruges');
});
