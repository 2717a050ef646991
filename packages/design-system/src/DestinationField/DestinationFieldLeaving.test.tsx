import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { act } from '../testing/render.tsx';
import { exampleDestinations } from './exampleDestinations.ts';
import { clearButton, honfleur, input, list, setUp, state } from './destinationHarness.tsx';

test('SE-048 D-031: focusing empties the field and offers the recent searches; the destination is not forgotten', async () => {
  const { onClear } = setUp({ value: honfleur });
  await expect.element(input()).toHaveValue('Honfleur');
  await input().click();
  await expect.element(input()).toHaveValue('');
  await expect.element(input()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('group', { name: 'Recent searches' })).toBeVisible();
  await expect.element(state()).toHaveTextContent('honfleur|');
  expect(onClear).not.toHaveBeenCalled();
});

test('D-031 SE-054: Escape restores the destination and closes the list', async () => {
  const { onClear, onChoose } = setUp({ value: honfleur });
  await input().click();
  await userEvent.keyboard('bru');
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(input()).toHaveValue('Honfleur');
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(state()).toHaveTextContent('honfleur|');
  expect(onClear).not.toHaveBeenCalled();
  expect(onChoose).not.toHaveBeenCalled();
  // Typing replaces the destination.
  await userEvent.keyboard('g');
  await expect.element(input()).toHaveValue('g');
});

test('D-031: leaving with nothing typed or chosen restores the destination', async () => {
  const { onClear } = setUp({ value: honfleur });
  await input().click();
  await userEvent.tab();
  await expect.element(input()).toHaveValue('Honfleur');
  await expect.element(list()).not.toBeInTheDocument();
  await input().click();
  await userEvent.keyboard('b{Backspace} ');
  // Focused without a press, because the open list covers the button.
  const elsewhere = page.getByRole('button', { name: 'Search' }).element();
  if (elsewhere instanceof HTMLElement) elsewhere.focus();
  await expect.element(input()).toHaveValue('Honfleur');
  expect(onClear).not.toHaveBeenCalled();
});

test('keys of a list that scrolls are those of the input: Tab goes on to the next control', async () => {
  await page.viewport(1280, 420);
  setUp({ suggestions: exampleDestinations, isLive: false });
  await userEvent.tab();
  await expect.element(input()).toHaveFocus();
  await expect.element(list()).toBeVisible();
  const { scrollHeight, clientHeight } = list().element();
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus();
  await expect.element(list()).not.toBeInTheDocument();
});

test('D-031: with the clear button used, neither leaving nor Escape restores', async () => {
  const { onClear } = setUp({ value: honfleur });
  await input().click();
  await clearButton().click();
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(input().element());
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(input()).toHaveValue('');
  await userEvent.tab();
  await expect.element(input()).toHaveValue('');
  await expect.element(state()).toHaveTextContent('none|');
});

test('a press on the clear button does not count as leaving first', async () => {
  const { onClear } = setUp({ value: honfleur });
  await input().click();
  await userEvent.keyboard('somewhere');
  await clearButton().click();
  expect(onClear).toHaveBeenCalledTimes(1);
  await expect.element(input()).toHaveValue('');
});

test('the clear button answers the keyboard and is gone with nothing to clear', async () => {
  const { onClear } = setUp({ value: honfleur });
  await input().click();
  await userEvent.tab();
  expect(document.activeElement).toBe(clearButton().element());
  await userEvent.keyboard('{Enter}');
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(input().element());
  await expect.element(clearButton()).not.toBeInTheDocument();
});

test('D-031: text left without a choice takes the place of the destination', async () => {
  const { onClear } = setUp({ value: honfleur });
  await input().click();
  await userEvent.keyboard('somewhere');
  expect(onClear).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onClear).toHaveBeenCalledTimes(1);
  await expect.element(input()).toHaveValue('somewhere');
  await input().click();
  await expect.element(input()).toHaveValue('somewhere');
});

test('coming back to the window does not empty the field again', async () => {
  setUp({ value: honfleur });
  await input().click();
  await userEvent.keyboard('bru');
  // When the window loses the focus, the input gets a blur event but stays the document's active element.
  input()
    .element()
    .dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await expect.element(input()).toHaveValue('bru');
  await expect.element(list()).toBeVisible();
});

/** Fills the input as a script or a password manager does: without focus and keys. */
function fillIn(text: string) {
  const element = input().element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  act(() => void element.dispatchEvent(new Event('input', { bubbles: true })));
}

test('a text that a script sets without the focus is taken over and opens nothing', async () => {
  setUp();
  // The list's code has loaded, so that the list could open.
  await input().click();
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  fillIn('bru');
  await expect.element(state()).toHaveTextContent('none|bru');
  await expect.element(input()).toHaveValue('bru');
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
  await input().click();
  await expect.element(list()).toBeVisible();
});

test('a text that a script sets takes the place of the destination', async () => {
  const { onClear } = setUp({ value: honfleur });
  fillIn('bru');
  await expect.element(state()).toHaveTextContent('none|bru');
  await expect.element(input()).toHaveValue('bru');
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
  expect(onClear).toHaveBeenCalledOnce();
});
