import { cleanup, render } from '../testing/render.tsx';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { addLastStop } from '../testing/lastStop.ts';
import { Spoken } from '../testing/Spoken.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { participantStepperKeys } from './keys.ts';
import { ParticipantStepper, type ParticipantStepperProps } from './index.ts';

const spin = (name = 'Adults') => page.getByRole('spinbutton', { name, exact: true });
const more = () => page.getByRole('button', { name: 'One more: Adults' });
const fewer = () => page.getByRole('button', { name: 'One fewer: Adults' });

/** Renders a stepper that keeps its own value; returns its reported values and announced messages. */
function setUp(props: Partial<ParticipantStepperProps> & { value: number }) {
  const onChange = vi.fn<(count: number) => void>();
  function Harness() {
    const [value, setValue] = useState(props.value);
    return (
      <ParticipantStepper
        label="Adults"
        description="12 and over"
        minValue={1}
        maxValue={20}
        valueText={`${value} adults`}
        {...props}
        value={value}
        onChange={(count) => {
          onChange(count);
          setValue(count);
        }}
      />
    );
  }
  const view = render(<Harness />);
  const messages: string[] = [];
  const status = view.getByRole('status');
  new MutationObserver(() => {
    if (status.textContent) messages.push(status.textContent);
  }).observe(status, { childList: true, characterData: true, subtree: true });
  return { ...view, onChange, messages };
}

const focusSpin = () => {
  const element = spin().element();
  if (element instanceof HTMLElement) element.focus();
};

/** Presses a key on a count, and expects it to report the new one. */
async function expectKey(key: string, from: number, to: number) {
  const { onChange } = setUp({ value: from });
  focusSpin();
  await userEvent.keyboard(`{${key}}`);
  await expect.element(spin()).toHaveAttribute('aria-valuenow', String(to));
  expect(onChange.mock.calls).toEqual([[to]]);
}

testKeys(participantStepperKeys, {
  Tab: async () => {
    setUp({ value: 2 });
    const after = addLastStop();
    await userEvent.tab();
    expect(document.activeElement).toBe(spin().element());
    await userEvent.tab();
    expect(document.activeElement).toBe(after);
  },
  ArrowUp: () => expectKey('ArrowUp', 2, 3),
  ArrowDown: () => expectKey('ArrowDown', 2, 1),
  PageUp: () => expectKey('PageUp', 2, 7),
  PageDown: () => expectKey('PageDown', 9, 4),
  Home: () => expectKey('Home', 9, 1),
  End: () => expectKey('End', 9, 20),
  Digit: async () => {
    await expectKey('7', 2, 7);
    cleanup();
    const { onChange, messages } = setUp({ value: 2 });
    focusSpin();
    await userEvent.keyboard('15');
    await expect.element(spin()).toHaveAttribute('aria-valuenow', '15');
    expect(onChange.mock.calls).toEqual([[1], [15]]);
    expect(messages).toEqual([]);
  },
});

test('digits typed with a pause between them are two numbers', async () => {
  const { onChange } = setUp({ value: 5 });
  focusSpin();
  await userEvent.keyboard('1');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await userEvent.keyboard('2');
  expect(onChange.mock.calls).toEqual([[1], [2]]);
});

test.each(['{ArrowUp}', '{Tab}{Shift>}{Tab}{/Shift}'])('%s ends the number that is typed', async (keys) => {
  const { onChange } = setUp({ value: 5 });
  // Without another tab stop behind it, Tab would leave the document.
  const behind = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => behind.remove());
  focusSpin();
  await userEvent.keyboard(`1${keys}2`);
  expect(onChange.mock.lastCall).toEqual([2]);
});

test.each([
  { keys: '99', from: 2, calls: [[9], [20]] },
  { keys: '0', from: 2, calls: [[1]] },
  { keys: '0', from: 1, calls: [] },
  { keys: '007', from: 2, calls: [[1], [7]] },
  { keys: '15', from: 12, minValue: 10, calls: [[10], [15]] },
  { keys: '7', from: 7, calls: [] },
])('typed digits $keys are held inside the bounds', async ({ keys, from, calls, minValue = 1 }) => {
  const { onChange } = setUp({ value: from, minValue });
  focusSpin();
  await userEvent.keyboard(keys);
  expect(onChange.mock.calls).toEqual(calls);
});

test.each([
  { key: 'PageUp', from: 18, to: 20 },
  { key: 'PageDown', from: 3, to: 1 },
])('$key stops at the bound: from $from to $to', ({ key, from, to }) => expectKey(key, from, to));

test.each([
  { key: 'ArrowUp', at: 20 },
  { key: 'End', at: 20 },
  { key: 'ArrowDown', at: 1 },
  { key: 'Home', at: 1 },
])('SE-063: $key at the bound $at changes nothing', async ({ key, at }) => {
  const { onChange } = setUp({ value: at });
  focusSpin();
  await userEvent.keyboard(`{${key}}`);
  expect(onChange).not.toHaveBeenCalled();
});

test('keys keep the page still, and a shortcut with a modifier is left alone', () => {
  const { onChange } = setUp({ value: 2 });
  const press = (init: KeyboardEventInit) =>
    !spin()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  expect(press({ key: 'PageDown' })).toBe(true);
  expect(press({ key: 'a' })).toBe(false);
  expect(press({ key: 'ArrowUp', altKey: true })).toBe(false);
  expect(press({ key: '7', ctrlKey: true })).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('says who is counted, the bounds and the value in words', async () => {
  setUp({ value: 2 });
  await expect.element(spin()).toHaveAttribute('aria-valuemin', '1');
  await expect.element(spin()).toHaveAttribute('aria-valuemax', '20');
  await expect.element(spin()).toHaveAttribute('aria-valuetext', '2 adults');
  await expect.element(spin()).toHaveAccessibleDescription('12 and over');
});

test('each press of a button is one polite message; a key is announced by the spin button alone', async () => {
  const { messages } = setUp({ value: 2 });
  await more().click();
  await expect.poll(() => messages).toEqual(['3 adults']);
  await more().click();
  await fewer().click();
  await expect.poll(() => messages).toEqual(['3 adults', '4 adults', '3 adults']);
  focusSpin();
  // Returns by keys to the count that was last announced for a button: nothing is announced again.
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(messages).toHaveLength(3);
  await fewer().click();
  await expect.poll(() => messages).toEqual(['3 adults', '4 adults', '3 adults', '2 adults']);
});

test('a value changed from outside is not announced', async () => {
  const stepper = (value: number) => (
    <ParticipantStepper label="Adults" value={value} minValue={1} maxValue={20} onChange={() => undefined} />
  );
  const { rerender } = render(stepper(2));
  rerender(stepper(5));
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('SE-062: a button at the bound keeps the focus and changes nothing', async () => {
  const { onChange, messages } = setUp({ value: 19 });
  await more().click();
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true');
  expect(document.activeElement).toBe(more().element());
  await more().click({ force: true });
  expect(onChange.mock.calls).toEqual([[20]]);
  expect(messages).toEqual(['20 adults']);
});

test('buttons are 44 px squares', () => {
  setUp({ value: 2 });
  for (const button of [more(), fewer()]) {
    const { width, height } = button.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('disabled: no tab stop, no change', async () => {
  const { onChange } = setUp({ value: 2, isDisabled: true });
  await more().click({ force: true });
  await userEvent.tab();
  expect(document.activeElement).not.toBe(spin().element());
  expect(onChange).not.toHaveBeenCalled();
});

test('right to left: minus stays on the side where reading begins', () => {
  const { container } = setUp({ value: 2 });
  const isMinusFirst = () =>
    fewer().element().getBoundingClientRect().left < more().element().getBoundingClientRect().left;
  expect(isMinusFirst()).toBe(true);
  container.dir = 'rtl';
  expect(isMinusFirst()).toBe(false);
});

test('a translator may rewrite the count', async () => {
  setUp({ value: 2 });
  const font = document.createElement('font');
  font.textContent = 'deux';
  spin().element().replaceChildren(font);
  await more().click();
  await expect.element(spin()).toHaveTextContent('3');
});

test('speaks the language of the provider, or the words it is given', async () => {
  const stepper = (
    <ParticipantStepper
      label="Kinderen"
      value={1}
      minValue={0}
      maxValue={10}
      onChange={() => undefined}
      words={{ fewer: () => 'Minder' }}
    />
  );
  render(<Spoken locale="nl-BE">{stepper}</Spoken>);
  await expect.element(page.getByRole('button', { name: 'Eén meer: Kinderen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Minder', exact: true })).toBeVisible();
});

test('renders on the server and hydrates in silence', async () => {
  const html = await expectHydrates(
    <ParticipantStepper label="Adults" value={2} minValue={1} maxValue={20} onChange={() => undefined} />,
  );
  expect(html).toContain('aria-valuenow="2"');
});

test('a form sends the count, and nothing of a stepper out of use', () => {
  const { container } = render(
    <form>
      <ParticipantStepper
        label="Adults"
        name="adults"
        value={2}
        minValue={1}
        maxValue={9}
        onChange={() => {}}
      />
      <ParticipantStepper
        label="Babies"
        name="babies"
        value={1}
        minValue={0}
        maxValue={9}
        onChange={() => {}}
        isDisabled
      />
    </form>,
  );
  const form = container.querySelector('form');
  expect(form === null ? undefined : [...new FormData(form)]).toEqual([['adults', '2']]);
});
