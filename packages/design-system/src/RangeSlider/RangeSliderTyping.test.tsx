import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RangeSlider } from './index.ts';
import {
  base,
  show,
  upper,
  pair,
  lowerField,
  upperField,
  note,
  formIn,
  type,
  press,
} from './rangeSliderHarness.tsx';
import { frame } from './stories.css.ts';

describe('typed values', () => {
  test('SE-133: leaving the field takes the number in it, however it is written', async () => {
    const { onChange, onChangeEnd } = show({ maxValue: 3000 });
    await type(upperField(), '1.200 €');
    expect(pair()).toEqual([50, 1200]);
    expect(upperField().value).toBe('1200 €');
    expect(note()).toBe('');
    expect(onChange.mock.calls).toEqual([[[50, 1200]]]);
    expect(onChangeEnd.mock.calls).toEqual([[[50, 1200]]]);
  });

  test.each(['1 200', '1\u00a0200', '1\u202f200'])('ALG-2: %j is 1200', async (text) => {
    show({ maxValue: 3000 });
    await type(upperField(), text);
    expect(pair()).toEqual([50, 1200]);
    expect(note()).toBe('');
  });

  test('ALG-2: "12 00" is not taken for 12 but refused, and that is said', async () => {
    const { onChange } = show();
    await type(lowerField(), '12 00');
    expect(pair()).toEqual([50, 100]);
    expect(note()).toBe('Enter a number in figures. It stays 50 €.');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('",5" and ".5" are a half where steps are parts of one', async () => {
    show({ minValue: 0, step: 0.5 });
    await type(lowerField(), ',5');
    expect(pair()).toEqual([0.5, 100]);
    await type(upperField(), '.5');
    expect(pair()).toEqual([0.5, 0.5]);
  });

  test('SE-133: past the maximum it is the maximum, and that is said', async () => {
    show();
    await type(upperField(), '900');
    expect(pair()).toEqual([50, 250]);
    expect(upperField().value).toBe('+250 €');
    expect(note()).toBe('Set to +250 €, the nearest possible.');
    await press(upper(), 'ArrowLeft');
    expect(note()).toBe('');
  });

  test('SE-134 D-117: past the other value the two change places, and that is said', async () => {
    const { onChange } = show();
    await type(lowerField(), '200');
    expect(pair()).toEqual([100, 200]);
    expect([lowerField().value, upperField().value]).toEqual(['100 €', '200 €']);
    expect(note()).toBe('Put in order: from 100 € to 200 €.');
    expect(onChange.mock.calls).toEqual([[[100, 200]]]);
  });

  test.each(['cheap', ''])(
    'D-116: "%s" is no number: the value comes back, and that is said',
    async (text) => {
      const { onChange } = show();
      await type(lowerField(), text);
      expect(pair()).toEqual([50, 100]);
      expect([lowerField().value, upperField().value]).toEqual(['50 €', '100 €']);
      expect(note()).toBe('Enter a number in figures. It stays 50 €.');
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  test('passing through a field changes nothing', async () => {
    const { onChange } = show();
    lowerField().focus();
    await userEvent.keyboard('{Tab}{Tab}');
    expect(onChange).not.toHaveBeenCalled();
    expect(note()).toBe('');
  });

  test('a value that arrives meanwhile does not disturb typing', async () => {
    const { rerender } = show({ value: [50, 100] });
    lowerField().select();
    await userEvent.keyboard('7');
    rerender(
      <StrictMode>
        <form className={frame}>
          <RangeSlider {...base} value={[60, 120]} />
        </form>
      </StrictMode>,
    );
    expect([lowerField().value, upperField().value]).toEqual(['7', '120 €']);
    expect(pair()).toEqual([60, 120]);
  });

  test('Enter sends the form only with what the visitor typed', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const { container } = show({ lowerName: 'min', upperName: 'max' });
    const form = formIn(container);
    form.append(Object.assign(document.createElement('button'), { textContent: 'Go' }));
    form.addEventListener('submit', onSubmit);
    lowerField().select();
    await userEvent.keyboard('900{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect([...new FormData(form)]).toEqual([
      ['min', '100'],
      ['max', '250'],
    ]);
  });
});
