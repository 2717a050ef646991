import { StrictMode, useState, Profiler } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dragMouse } from '../testing/finger.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render, screen } from '../testing/render.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { backward, forward, testKeys } from '../testing/testKeys.ts';
import { RangeSlider, rangeSliderKeys, type RangeValue } from './index.ts';
import {
  base,
  show,
  lower,
  upper,
  pair,
  lowerField,
  upperField,
  note,
  knob,
  lineBox,
  formIn,
  pointOf,
  type,
  press,
} from './rangeSliderHarness.tsx';
import { frame } from './stories.css.ts';

testKeys(rangeSliderKeys, {
  ArrowRight: async ({ direction }) => {
    show();
    await press(lower(), forward(direction));
    await press(upper(), forward(direction));
    expect(pair()).toEqual([51, 101]);
  },
  ArrowLeft: async ({ direction }) => {
    show();
    await press(lower(), backward(direction));
    await press(upper(), backward(direction));
    expect(pair()).toEqual([49, 99]);
  },
  ArrowUp: async () => {
    show();
    await press(lower(), 'ArrowUp');
    expect(pair()).toEqual([51, 100]);
  },
  ArrowDown: async () => {
    show();
    await press(upper(), 'ArrowDown');
    expect(pair()).toEqual([50, 99]);
  },
  PageUp: async () => {
    show({ largeStep: 20 });
    await press(upper(), 'PageUp');
    expect(pair()).toEqual([50, 120]);
  },
  PageDown: async () => {
    show();
    await press(lower(), 'PageDown');
    expect(pair()).toEqual([26, 100]);
  },
  Home: async () => {
    show();
    await press(upper(), 'Home');
    expect(pair()).toEqual([50, 50]);
    await press(lower(), 'Home');
    expect(pair()).toEqual([9, 50]);
  },
  End: async () => {
    show();
    await press(lower(), 'End');
    expect(pair()).toEqual([100, 100]);
    await press(upper(), 'End');
    expect(pair()).toEqual([100, 250]);
  },
  Tab: async () => {
    show({ defaultValue: [100, 100] });
    const stops: unknown[] = [];
    for (let stop = 0; stop < 4; stop++) {
      await userEvent.keyboard('{Tab}');
      stops.push(document.activeElement);
    }
    expect(stops).toEqual([lower(), upper(), lowerField(), upperField()]);
  },
  'Enter (typed field)': async () => {
    show();
    lowerField().select();
    await userEvent.keyboard('70{Enter}');
    expect(pair()).toEqual([70, 100]);
    expect(lowerField().value).toBe('70 €');
  },
});

test('vertical arrows keep their meaning right to left', async () => {
  document.documentElement.dir = 'rtl';
  show();
  await press(lower(), 'ArrowUp');
  await press(upper(), 'ArrowDown');
  document.documentElement.removeAttribute('dir');
  expect(pair()).toEqual([51, 99]);
});

test('a handle says its value in words, and the other handle is its limit', async () => {
  show();
  expect(upper().getAttribute('aria-valuetext')).toBe('100 €');
  expect([lower().min, lower().max, upper().min, upper().max]).toEqual(['9', '100', '50', '250']);
  await press(upper(), 'End');
  expect(upper().getAttribute('aria-valuetext')).toBe('+250 €');
  expect(lower().max).toBe('250');
  expect(screen.getByRole('group', { name: 'Price per night' })).toBeTruthy();
});

test('a key is reported once, a key at a limit not at all, and a shortcut is left alone', async () => {
  const { onChange, onChangeEnd } = show();
  await press(lower(), 'ArrowUp');
  await press(lower(), 'Home');
  await press(lower(), 'ArrowDown');
  expect(onChange.mock.calls).toEqual([[[51, 100]], [[9, 100]]]);
  expect(onChangeEnd.mock.calls).toEqual([[[51, 100]], [[9, 100]]]);
  const shortcut = new KeyboardEvent('keydown', {
    key: 'ArrowUp',
    altKey: true,
    bubbles: true,
    cancelable: true,
  });
  lower().dispatchEvent(shortcut);
  expect(shortcut.defaultPrevented).toBe(false);
  expect(pair()).toEqual([9, 100]);
});

describe('whose values they are', () => {
  test('a form sends both names, and its reset brings the first values back', async () => {
    const { container, onChange } = show({ lowerName: 'min', upperName: 'max' });
    const form = formIn(container);
    const sent = () => [...new FormData(form).values()];
    await press(lower(), 'End');
    await press(upper(), 'End');
    await type(lowerField(), '200');
    expect(sent()).toEqual(['200', '250']);
    form.reset();
    expect(sent()).toEqual(['50', '100']);
    expect([lowerField().value, upperField().value]).toEqual(['50 €', '100 €']);
    expect(knob(lower()).x).toBeCloseTo(pointOf(50).x, 0);
    expect(onChange.mock.lastCall).toEqual([[50, 100]]);
  });

  test('an owner that refuses a value gets its own back', async () => {
    show({ value: [50, 100], onChange: () => {} });
    await press(lower(), 'ArrowUp');
    expect(pair()).toEqual([50, 100]);
    await dragMouse(knob(upper()), pointOf(200));
    expect(pair()).toEqual([50, 100]);
    expect(knob(upper()).x).toBeCloseTo(pointOf(100).x, 0);
    await type(upperField(), '180');
    expect(upperField().value).toBe('100 €');
  });

  test('an owner may change the values, the bounds and the words at any time', () => {
    const { rerender } = show({ value: [50, 100] });
    rerender(
      <StrictMode>
        <form className={frame}>
          <RangeSlider {...base} value={[300, 20]} maxValue={400} formatValue={(value) => `€ ${value}`} />
        </form>
      </StrictMode>,
    );
    expect(pair()).toEqual([20, 300]);
    expect(upperField().value).toBe('€ 300');
    expect(upper().getAttribute('aria-valuetext')).toBe('€ 300');
  });

  test('assistive technology that moves a native input moves the handle', async () => {
    const { onChangeEnd } = show();
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    native?.set?.call(lower(), '60');
    lower().dispatchEvent(new Event('input', { bubbles: true }));
    expect(knob(lower()).x).toBeCloseTo(pointOf(60).x, 0);
    expect(onChangeEnd.mock.calls).toEqual([[[60, 100]]]);
  });

  test('a drag renders the slider not once, and keeps its parts from an owner that renders each time', async () => {
    let renders = 0;
    const { unmount } = render(
      <div className={frame}>
        <Profiler id="slider" onRender={() => void renders++}>
          <RangeSlider {...base} />
        </Profiler>
      </div>,
    );
    const mounted = renders;
    await dragMouse(knob(lower()), pointOf(55), pointOf(60), pointOf(65), pointOf(70));
    expect(pair()).toEqual([70, 100]);
    expect(renders).toBe(mounted);
    unmount();

    function Owner() {
      const [value, setValue] = useState<RangeValue>([50, 100]);
      return <RangeSlider {...base} value={value} onChange={setValue} />;
    }
    render(
      <div className={frame}>
        <Owner />
      </div>,
    );
    await dragMouse(knob(upper()), pointOf(120), pointOf(150));
    expect(pair()).toEqual([50, 150]);
    expect(upperField().value).toBe('150 €');
  });

  test('disabled: no tab stop, no drag, not sent', async () => {
    const { container, onChange } = show({ isDisabled: true, lowerName: 'min' });
    await dragMouse(knob(lower()), pointOf(80));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(document.body);
    expect(onChange).not.toHaveBeenCalled();
    expect([...new FormData(formIn(container))]).toEqual([]);
  });
});

describe('bars', () => {
  const counts = [1, 4, 2, 0];
  const inside = () => [...document.querySelectorAll('rect')].map((bar) => bar.hasAttribute('data-inside'));

  test('are for the eye alone, and those inside the range are stronger', async () => {
    show({ minValue: 0, maxValue: 100, defaultValue: [25, 75], counts });
    expect(document.querySelector('rect')?.closest('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(inside()).toEqual([false, true, true, false]);
    await press(lower(), 'ArrowLeft');
    expect(inside()).toEqual([true, true, true, false]);
    const heights = [...document.querySelectorAll('rect')].map((bar) => bar.getAttribute('y'));
    expect(heights).toEqual(['75%', '0%', '50%', '100%']);
  });

  test('a press on a bar brings the nearest handle', async () => {
    show({ minValue: 9, maxValue: 250, counts });
    const { x, y } = pointOf(200);
    await dragMouse({ x, y: y - 30 });
    expect(pair()).toEqual([50, 200]);
  });
});

test('handles are 24 px or more, the line is a target of 44 px, and it fits 320 px', async () => {
  await page.viewport(320, 700);
  show({ counts: [1, 2, 3] });
  const box = lineBox();
  expect(box.height).toBeGreaterThanOrEqual(44);
  expect(lower().getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('the ring goes round the handle that has the keyboard', async () => {
  show();
  await userEvent.keyboard('{Tab}');
  const ring = (of: HTMLElement) => {
    const drawn = of.nextElementSibling?.querySelectorAll('circle')[1];
    return drawn && getComputedStyle(drawn).opacity;
  };
  await expect.poll(() => [ring(lower()), ring(upper())]).toEqual(['1', '0']);
});

test('speaks the language of the provider', async () => {
  render(<RangeSlider {...base} />, { locale: 'nl-BE' });
  await type(lowerField(), 'x');
  expect(note()).toBe('Vul een getal in cijfers in. Het blijft 50 €.');
});

test('renders on the server in place, without a style, and hydrates', async () => {
  const html = await expectHydrates(
    <Spoken>
      <RangeSlider {...base} minValue={0} maxValue={200} counts={[1, 2]} lowerName="min" upperName="max" />
    </Spoken>,
  );
  expect(html).toContain('x1="25%" x2="50%"');
  expect(html).toContain('aria-valuetext="100 €"');
});
