import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { Checkbox, ChoiceGroup } from './index.ts';
import { checkboxKeys } from './keys.ts';

const box = (name: string | RegExp = /Wellness/) => page.getByRole('checkbox', { name });

testKeys(checkboxKeys, {
  Space: async () => {
    const onChange = vi.fn();
    render(<Checkbox label="Wellness" isIndeterminate onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  },
  Tab: async () => {
    render(
      <>
        <Checkbox label="Wellness" />
        <Checkbox label="Family" isDisabled />
        <Checkbox label="Romance" />
      </>,
    );
    await userEvent.tab();
    await expect.element(box()).toHaveFocus();
    await userEvent.tab();
    await expect.element(box('Romance')).toHaveFocus();
  },
});

test('is named by its text and its count, and described by its help and its error', async () => {
  render(<Checkbox label="Wellness" count={24} description="Spa or pool" errorMessage="Choose one" />);
  await expect.element(box('Wellness (24)')).toHaveAccessibleDescription('Spa or pool Choose one');
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
});

test('PR-113: what it costs is read with its text', async () => {
  render(<Checkbox label="Silk ribbon" end="+ €2.50" />);
  await expect.element(page.getByRole('checkbox', { name: 'Silk ribbon + €2.50' })).toBeVisible();
});

test('a press anywhere on its line ticks it, and a form sends and resets it', async () => {
  const { container } = render(
    <form>
      <Checkbox label="Wellness" count={24} inputProps={{ name: 'theme', value: '39' }} />
    </form>,
  );
  const form = container.querySelector('form') ?? undefined;
  await page.getByText('(24)').click();
  expect(new FormData(form).get('theme')).toBe('39');
  form?.reset();
  await expect.element(box()).not.toBeChecked();
  expect(new FormData(form).get('theme')).toBeNull();
});

test('controlled: it shows what its owner says', async () => {
  function Two() {
    const [isSelected, setIsSelected] = useState(false);
    return (
      <>
        <Checkbox label="Wellness" isSelected={isSelected} onChange={setIsSelected} />
        <Checkbox label="Never" isSelected={false} />
      </>
    );
  }
  render(<Two />);
  await box().click();
  await expect.element(box()).toBeChecked();
  await box('Never').click();
  await expect.element(box('Never')).not.toBeChecked();
});

test('some: neither ticked nor empty, for as long as its owner says so', async () => {
  const { rerender } = render(<Checkbox label="Wellness" isIndeterminate isSelected={false} />);
  await expect.element(box()).toBePartiallyChecked();
  await box().click();
  await expect.element(box()).toBePartiallyChecked();
  rerender(<Checkbox label="Wellness" isSelected />);
  await expect.element(box()).not.toBePartiallyChecked();
  await expect.element(box()).toBeChecked();
});

test('a required one stops the form until it is ticked', async () => {
  const { container } = render(
    <form>
      <Checkbox label="I accept" isRequired mark="required" />
    </form>,
  );
  expect(container.querySelector('form')?.checkValidity()).toBe(false);
  await box('I accept').click();
  expect(container.querySelector('form')?.checkValidity()).toBe(true);
});

test('its line is at least 24 px high, and the ref is the input', () => {
  const ref = createRef<HTMLInputElement>();
  render(<Checkbox label="Wellness" ref={ref} />);
  expect(ref.current).toBe(box().element());
  expect(ref.current?.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('right to left: the box stands at the right', () => {
  const { container } = render(<Checkbox label="Wellness" />);
  container.dir = 'rtl';
  const text = page.getByText('Wellness', { exact: true }).element().getBoundingClientRect();
  expect(box().element().getBoundingClientRect().left).toBeGreaterThanOrEqual(text.right);
});

test('renders on the server and hydrates', async () => {
  expect(
    await expectHydrates(<Checkbox label="Wellness" count={3} isIndeterminate defaultSelected />),
  ).toContain('checked=""');
});

test('several under one label are a group with that name', async () => {
  render(
    <ChoiceGroup label="Class" description="In stars">
      <Checkbox label="5" count={3} />
    </ChoiceGroup>,
  );
  await expect.element(page.getByRole('group', { name: 'Class' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: '5 (3)' })).toBeVisible();
});
