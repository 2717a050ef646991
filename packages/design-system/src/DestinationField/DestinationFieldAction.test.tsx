import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { active, honfleur, input, list, option, setUp, state, status } from './destinationHarness.tsx';

/** An action whose result the test decides. */
function actionInHand(actionStatus?: string) {
  let answer: (isDone: boolean) => void = () => undefined;
  const onPress = vi.fn<() => Promise<boolean>>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const onCancel = vi.fn<() => void>();
  return {
    action: { label: 'Around me', status: actionStatus, onPress, onCancel },
    onPress,
    onCancel,
    answer: (isDone: boolean) => answer(isDone),
  };
}

test('SE-034: the action is the first option, while no text is typed', async () => {
  const { action } = actionInHand();
  setUp({ action });
  await input().click();
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Around me');
  await expect.element(status()).toHaveTextContent('2 suggestions');
  await userEvent.keyboard('bru');
  await expect.element(option('Around me')).not.toBeInTheDocument();
});

test('SE-034: Enter starts it; the list stays until it is done, and the focus in the field', async () => {
  const { action, onPress, answer } = actionInHand();
  const { sent } = setUp({ action });
  await input().click();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Around me');
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(sent).not.toHaveBeenCalled();
  await expect.element(list()).toBeVisible();
  answer(true);
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(input()).toHaveFocus();
});

test('SE-034: what came of it is said politely and stands in its line; the list stays open', async () => {
  const { action, answer } = actionInHand();
  const { update } = setUp({ action });
  await input().click();
  await option('Around me').click();
  update({ action: { ...action, status: 'Not allowed' } });
  answer(false);
  await expect.element(option('Around me')).toHaveTextContent('Around me Not allowed');
  await expect.element(status()).toHaveTextContent('Not allowed');
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).not.toBe('Around me');
});

test('SE-034: whoever types, escapes or chooses a place meanwhile wants no answer any more', async () => {
  const { action, onCancel, answer } = actionInHand();
  setUp({ action, value: honfleur });
  await input().click();
  await option('Around me').click();
  await userEvent.keyboard('bru');
  expect(onCancel).toHaveBeenCalled();
  answer(true);
  await expect.element(list()).toBeVisible();
  await expect.element(input()).toHaveValue('bru');
  onCancel.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await input().click();
  onCancel.mockClear();
  await option('Ardennes').click();
  expect(onCancel).toHaveBeenCalledTimes(1);
  await expect.element(state()).toHaveTextContent('ardennes|');
});

test('SE-034 SE-052: in the overlay of a phone the action closes it once it is done', async () => {
  await page.viewport(390, 800);
  const { action, answer } = actionInHand();
  setUp({ action });
  await page.getByRole('button', { name: /^Destination/ }).click();
  await option('Around me').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  answer(true);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
