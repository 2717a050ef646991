import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FINGER_SCROLLS_NOTHING, skipIn } from '../testing/engine.ts';
import { dragFinger, dragMouse, mouse, tap } from '../testing/finger.ts';
import { render, screen } from '../testing/render.tsx';
import { RangeSlider, type RangeSliderProps, type RangeValue } from './index.ts';
import {
  base,
  show,
  lower,
  upper,
  pair,
  lowerField,
  knob,
  lineBox,
  pointOf,
  press,
} from './rangeSliderHarness.tsx';
import { frame } from './stories.css.ts';

describe('with a mouse', () => {
  test('a handle follows the pointer, reports each value, and the end once', async () => {
    const { onChange, onChangeEnd } = show();
    await dragMouse(knob(lower()), pointOf(60), pointOf(80));
    expect(pair()).toEqual([80, 100]);
    expect(onChange.mock.calls).toEqual([[[60, 100]], [[80, 100]]]);
    expect(onChangeEnd.mock.calls).toEqual([[[80, 100]]]);
    expect(document.activeElement).toBe(lower());
    expect(knob(lower()).x).toBeCloseTo(pointOf(80).x, 0);
    expect(lowerField().value).toBe('80 €');
  });

  test('a step writes only what it moves, once, also for an owner that renders each time', async () => {
    const formatValue = vi.fn((value: number) => `${value} €`);
    function Owner() {
      const [value, setValue] = useState<RangeValue>([50, 100]);
      return <RangeSlider {...base} formatValue={formatValue} value={value} onChange={setValue} />;
    }
    render(
      <div className={frame}>
        <Owner />
      </div>,
    );
    const written: (string | null)[] = [];
    const observer = new MutationObserver((records) =>
      written.push(...records.map(({ attributeName }) => attributeName)),
    );
    observer.observe(screen.getByRole('group'), { attributes: true, subtree: true });
    formatValue.mockClear();
    await dragMouse(knob(lower()), pointOf(60), pointOf(70), pointOf(80));
    observer.disconnect();
    expect(pair()).toEqual([80, 100]);
    const timesOf = (...names: string[]) =>
      names.map((name) => written.filter((other) => other === name).length);
    expect(timesOf('x', 'x1', 'aria-valuetext')).toEqual([3, 3, 3]);
    expect(timesOf('x2', 'step', 'max')).toEqual([0, 0, 0]);
    expect(formatValue.mock.calls).toEqual([60, 70, 80].map((value) => [value, 'lower']));
    // Written once, at the end of the drag.
    expect(timesOf('min')).toEqual([1]);
    expect(upper().min).toBe('80');
    await expect.poll(() => lower().getBoundingClientRect().x + 12).toBeCloseTo(knob(lower()).x, 0);
  });

  test('SE-134: a handle stops at the other', async () => {
    show();
    await dragMouse(knob(lower()), pointOf(200));
    expect(pair()).toEqual([100, 100]);
    await dragMouse(knob(upper()), pointOf(20));
    expect(pair()).toEqual([20, 100]);
  });

  test('handles on one spot come apart whichever way they are pulled, the one last used on top', async () => {
    show({ defaultValue: [250, 250] });
    await dragMouse(knob(upper()), pointOf(240), pointOf(200));
    expect(pair()).toEqual([200, 250]);
    await dragMouse(knob(lower()), pointOf(250));
    const zIndex = (of: HTMLElement) =>
      of.nextElementSibling && getComputedStyle(of.nextElementSibling).zIndex;
    expect([zIndex(lower()), zIndex(upper())]).toEqual(['1', 'auto']);
    await dragMouse(knob(lower()), pointOf(150));
    await press(upper(), 'ArrowLeft');
    expect([zIndex(lower()), zIndex(upper())]).toEqual(['auto', '1']);
  });

  test('a press on the line brings the nearest handle there', async () => {
    show();
    await dragMouse(pointOf(70));
    expect(pair()).toEqual([70, 100]);
    await dragMouse(pointOf(200));
    expect(pair()).toEqual([70, 200]);
    expect(document.activeElement).toBe(upper());
  });

  test('a handle pressed off its middle does not jump', async () => {
    const { onChange } = show();
    const { x, y } = knob(upper());
    await dragMouse({ x: x + 9, y });
    expect(onChange).not.toHaveBeenCalled();
  });

  test('right to left the line runs the other way', async () => {
    document.documentElement.dir = 'rtl';
    show();
    const { left, right, top } = lineBox();
    expect(knob(lower()).x).toBeGreaterThan(knob(upper()).x);
    // The native input is positioned at its handle.
    expect(lower().getBoundingClientRect().x + 12).toBeCloseTo(knob(lower()).x, 0);
    await dragMouse(knob(upper()), { x: left, y: top + 20 });
    await dragMouse(knob(lower()), { x: right, y: top + 20 });
    document.documentElement.removeAttribute('dir');
    expect(pair()).toEqual([9, 250]);
  });

  test('a press on the line first takes what was being typed', async () => {
    show({ defaultValue: [50, 200] });
    lowerField().select();
    await userEvent.keyboard('180');
    await dragMouse(pointOf(120));
    expect(pair()).toEqual([120, 200]);
  });
});

const off = (props: Partial<RangeSliderProps>, isFieldsetDisabled = false) => (
  <div className={frame}>
    <fieldset disabled={isFieldsetDisabled}>
      <RangeSlider {...base} {...props} />
    </fieldset>
  </div>
);

test.each([
  { name: 'by itself', stop: (props: Partial<RangeSliderProps>) => off({ ...props, isDisabled: true }) },
  { name: 'with its fieldset', stop: (props: Partial<RangeSliderProps>) => off(props, true) },
])('a drag ends where the slider is disabled on the way, $name', async ({ stop }) => {
  const props = {
    onChange: vi.fn<(value: RangeValue) => void>(),
    onChangeEnd: vi.fn<(value: RangeValue) => void>(),
  };
  const { rerender, container } = render(off(props));
  const [from, to] = [knob(lower()), pointOf(60)];
  await mouse('mousePressed', from);
  await mouse('mouseMoved', to);
  rerender(stop(props));
  await mouse('mouseMoved', pointOf(80));
  expect(container.querySelector('[data-dragging]')).toBeNull();
  // The drag does not continue when the slider is enabled again.
  rerender(off(props));
  await mouse('mouseMoved', pointOf(90));
  await mouse('mouseReleased', pointOf(90));
  expect(pair()).toEqual([60, 100]);
  expect(props.onChange.mock.calls).toEqual([[[60, 100]]]);
  expect(props.onChangeEnd.mock.calls).toEqual([[[60, 100]]]);
});

test.each([{ ctrlKey: true }, { button: 'right' }, { button: 'middle' }] as const)(
  'a press that is for a menu or another use moves nothing: %o',
  async (press) => {
    const { onChange } = show();
    const onContextMenu = (event: Event) => event.preventDefault();
    document.addEventListener('contextmenu', onContextMenu);
    await mouse('mousePressed', pointOf(70), press);
    await mouse('mouseMoved', pointOf(80), press);
    await mouse('mouseReleased', pointOf(80), press);
    document.removeEventListener('contextmenu', onContextMenu);
    expect(onChange).not.toHaveBeenCalled();
    expect(pair()).toEqual([50, 100]);
  },
);

describe('with a finger', () => {
  afterEach(() => window.scrollTo(0, 0));

  const showOnLongPage = (props: Partial<RangeSliderProps> = {}) => {
    const view = show(props);
    const tall = document.createElement('div');
    tall.style.setProperty('height', '3000px');
    view.container.append(tall);
    return view;
  };

  // Must be the first test, because a tap soon after a swipe may count as the swipe's end.
  test('a tap brings the nearest handle', async () => {
    const { onChangeEnd } = showOnLongPage();
    await tap(pointOf(200));
    await expect.poll(pair).toEqual([50, 200]);
    expect(onChangeEnd.mock.calls).toEqual([[[50, 200]]]);
  });

  test('a scroll of the page begun on a handle scrolls, and changes nothing', async () => {
    skipIn('firefox', FINGER_SCROLLS_NOTHING);
    const { onChange } = showOnLongPage();
    await dragFinger(knob(lower()), { x: 6, y: -150 });
    await expect.poll(() => window.scrollY).toBeGreaterThan(80);
    expect(onChange).not.toHaveBeenCalled();
    expect(pair()).toEqual([50, 100]);
    // Waits for the end of momentum scrolling, which would absorb the next tap.
    let before = -1;
    while (before !== window.scrollY) {
      before = window.scrollY;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  test('a swipe sideways moves the handle and not the page', async () => {
    const { onChange, onChangeEnd } = showOnLongPage();
    const by = pointOf(150).x - pointOf(100).x;
    await dragFinger(knob(upper()), { x: by, y: 8 });
    expect(pair()).toEqual([50, 150]);
    expect(onChange.mock.calls.length).toBeGreaterThan(3);
    expect(onChangeEnd.mock.calls).toEqual([[[50, 150]]]);
    expect(window.scrollY).toBe(0);
  });
});
