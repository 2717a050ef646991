import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { Switch } from './index.ts';
import { switchKeys } from './keys.ts';

const knob = (name = 'Price alerts') => page.getByRole('switch', { name });

testKeys(switchKeys, {
  Space: async () => {
    const onChange = vi.fn();
    render(<Switch label="Price alerts" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(knob()).toBeChecked();
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  },
  Tab: async () => {
    render(
      <>
        <Switch label="Price alerts" />
        <Switch label="Letters" />
      </>,
    );
    await userEvent.tab();
    await expect.element(knob()).toHaveFocus();
    await userEvent.tab();
    await expect.element(knob('Letters')).toHaveFocus();
  },
});

test('its text switches it, help describes it, and a form sends and resets it', async () => {
  const { container } = render(
    <form>
      <Switch
        label="Price alerts"
        description="Once a week"
        defaultSelected
        inputProps={{ name: 'alerts' }}
      />
    </form>,
  );
  const form = container.querySelector('form') ?? undefined;
  await expect.element(knob()).toHaveAccessibleDescription('Once a week');
  expect(new FormData(form).get('alerts')).toBe('on');
  await page.getByText('Price alerts').click();
  expect(new FormData(form).get('alerts')).toBeNull();
  form?.reset();
  await expect.element(knob()).toBeChecked();
});

test('controlled: it shows what its owner says', async () => {
  function Owned() {
    const [isOn, setIsOn] = useState(false);
    return <Switch label="Price alerts" isSelected={isOn} onChange={setIsOn} />;
  }
  render(<Owned />);
  await knob().click();
  await expect.element(knob()).toBeChecked();
});

test('the knob stands at the end when it is on, also right to left', async () => {
  const { container } = render(<Switch label="Price alerts" defaultSelected />);
  const start = () => getComputedStyle(knob().element(), '::before');
  expect(parseFloat(start().left)).toBeGreaterThan(parseFloat(start().right));
  container.dir = 'rtl';
  await expect.poll(() => parseFloat(start().left) < parseFloat(start().right)).toBe(true);
});

test('disabled', async () => {
  render(<Switch label="Price alerts" isDisabled />);
  await expect.element(knob()).toBeDisabled();
});

test('renders on the server and hydrates', async () => {
  expect(await expectHydrates(<Switch label="Price alerts" defaultSelected />)).toContain('role="switch"');
});
