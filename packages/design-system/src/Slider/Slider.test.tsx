import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { FINGER_SCROLLS_NOTHING, skipIn } from '../testing/engine.ts';
import { dragFinger, dragMouse, mouse } from '../testing/finger.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render, screen } from '../testing/render.tsx';
import { standsStill } from '../testing/settle.ts';
import { backward, forward, testKeys } from '../testing/testKeys.ts';
import { Slider, sliderKeys, type SliderProps } from './index.ts';
import { frame } from './stories.css.ts';

function show(props: Partial<SliderProps> = {}) {
  const onChange = vi.fn<(value: number) => void>();
  const onChangeEnd = vi.fn<(value: number) => void>();
  const view = render(
    <form className={frame}>
      <Slider
        label="Radius"
        maxValue={300}
        defaultValue={100}
        formatValue={(value) => `${value} km`}
        onChange={onChange}
        onChangeEnd={onChangeEnd}
        {...props}
      />
    </form>,
  );
  return { ...view, onChange, onChangeEnd };
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Radius' });
const value = () => slider().valueAsNumber;
function rail() {
  const { parentElement } = slider();
  if (!parentElement) throw new Error('no line');
  return parentElement;
}

function pointOf(at: number) {
  const { left, width, top, height } = rail().getBoundingClientRect();
  return { x: left + 12 + (at / 300) * (width - 24), y: top + height / 2 };
}

async function press(key: string) {
  slider().focus();
  await userEvent.keyboard(`{${key}}`);
}

const pressed = async (key: string, expected: number) => {
  const { onChange, onChangeEnd } = show();
  await press(key);
  expect(value()).toBe(expected);
  expect([onChange.mock.calls, onChangeEnd.mock.calls]).toEqual([[[expected]], [[expected]]]);
};

testKeys(sliderKeys, {
  ArrowRight: ({ direction }) => pressed(forward(direction), 101),
  ArrowLeft: ({ direction }) => pressed(backward(direction), 99),
  ArrowUp: () => pressed('ArrowUp', 101),
  ArrowDown: () => pressed('ArrowDown', 99),
  PageUp: () => pressed('PageUp', 130),
  PageDown: () => pressed('PageDown', 70),
  Home: () => pressed('Home', 0),
  End: () => pressed('End', 300),
});

test('vertical arrows keep their meaning right to left', async () => {
  document.documentElement.dir = 'rtl';
  show();
  await press('ArrowUp');
  document.documentElement.removeAttribute('dir');
  expect(value()).toBe(101);
});

test('a large step of its own', async () => {
  show({ largeStep: 50 });
  await press('PageUp');
  expect(value()).toBe(150);
});

test('a key at the end is not reported', async () => {
  const { onChange, onChangeEnd } = show({ defaultValue: 300 });
  await press('ArrowUp');
  expect(onChange).not.toHaveBeenCalled();
  expect(onChangeEnd).not.toHaveBeenCalled();
});

test('the value is seen and spoken in words, and help describes it', async () => {
  show({ description: 'As the crow flies' });
  expect(slider().getAttribute('aria-valuetext')).toBe('100 km');
  await press('End');
  await expect.poll(() => slider().getAttribute('aria-valuetext')).toBe('300 km');
  expect(screen.getByText('300 km')).toBeTruthy();
  expect(document.querySelector(`[id="${slider().getAttribute('aria-describedby')}"]`)?.textContent).toBe(
    'As the crow flies',
  );
});

test('a drag reports each value and its end once, and the coloured part follows', async () => {
  const { onChange, onChangeEnd } = show();
  await mouse('mousePressed', pointOf(100));
  await mouse('mouseMoved', pointOf(150));
  await mouse('mouseMoved', pointOf(210));
  expect(onChangeEnd).not.toHaveBeenCalled();
  await mouse('mouseReleased', pointOf(210));
  expect(value()).toBe(210);
  expect(onChange.mock.calls).toEqual([[150], [210]]);
  expect(onChangeEnd.mock.calls).toEqual([[210]]);
  expect(document.querySelectorAll('line')[1]?.getAttribute('x2')).toBe('70%');
  expect(screen.getByText('210 km')).toBeTruthy();
});

test('a press with Ctrl, which opens a menu, moves nothing, and one on the line brings the handle', async () => {
  const { onChange } = show();
  await mouse('mousePressed', pointOf(200), { ctrlKey: true });
  await mouse('mouseReleased', pointOf(200), { ctrlKey: true });
  expect(onChange).not.toHaveBeenCalled();
  await dragMouse(pointOf(200));
  expect(value()).toBe(200);
  expect(document.activeElement).toBe(slider());
});

test('the end is within reach where the steps miss it, and a label puts the focus on the handle', async () => {
  show({ maxValue: 250, step: 100, defaultValue: 200 });
  screen.getByText('Radius').click();
  expect(document.activeElement).toBe(slider());
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe(250);
  expect(slider().validity.valid).toBe(true);
});

test('an owner decides: it may change the value, or refuse one', async () => {
  function Owner() {
    const [held, setHeld] = useState(100);
    return (
      <Slider
        label="Radius"
        maxValue={300}
        value={held}
        onChange={(next) => {
          if (next <= 150) setHeld(next);
        }}
      />
    );
  }
  render(<Owner />);
  await press('ArrowUp');
  expect(value()).toBe(101);
  await press('End');
  expect(value()).toBe(101);
  await expect.poll(() => slider().getAttribute('aria-valuetext')).toBe('101');
});

test('a form sends it, and its reset brings the first value back', async () => {
  const { container } = show({ name: 'radius' });
  const form = container.querySelector('form') ?? undefined;
  await press('End');
  expect(new FormData(form).get('radius')).toBe('300');
  form?.reset();
  expect(new FormData(form).get('radius')).toBe('100');
  await expect.poll(() => slider().getAttribute('aria-valuetext')).toBe('100 km');
});

test('disabled: no tab stop', async () => {
  show({ isDisabled: true });
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(document.body);
});

afterEach(() => window.scrollTo(0, 0));

const showOnLongPage = () => {
  const view = show();
  const tall = document.createElement('div');
  tall.style.setProperty('height', '3000px');
  view.container.append(tall);
  return view;
};

test('a finger that scrolls the page from the slider changes nothing', async () => {
  skipIn('firefox', FINGER_SCROLLS_NOTHING);
  const { onChange } = showOnLongPage();
  await dragFinger(pointOf(value()), { x: 4, y: -150 });
  await expect.poll(() => window.scrollY).toBeGreaterThan(80);
  await standsStill(() => window.scrollY);
  expect(onChange).not.toHaveBeenCalled();
});

test('a finger that swipes along the slider moves the handle, and not the page', async () => {
  const { onChangeEnd } = showOnLongPage();
  await dragFinger(pointOf(value()), { x: 80, y: 4 });
  await expect.poll(value).toBeGreaterThan(150);
  expect(window.scrollY).toBe(0);
  await expect.poll(() => onChangeEnd.mock.calls).toEqual([[value()]]);
});

test('renders on the server and hydrates', async () => {
  const html = await expectHydrates(<Slider label="Radius" defaultValue={25} description="d" />);
  expect(html).toContain('x2="25%"');
});
