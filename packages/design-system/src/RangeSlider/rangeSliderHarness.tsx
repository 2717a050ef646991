import { StrictMode } from 'react';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { render, screen } from '../testing/render.tsx';
import { RangeSlider, type RangeSliderProps, type RangeValue } from './index.ts';
import { frame } from './stories.css.ts';

export const base: RangeSliderProps = {
  label: 'Price per night',
  lowerLabel: 'Lowest price',
  upperLabel: 'Highest price',
  minValue: 9,
  maxValue: 250,
  defaultValue: [50, 100],
  formatValue: (value, side) => (side === 'upper' && value === 250 ? '+250 €' : `${value} €`),
};

/** Renders a slider 384 px wide on a page that can scroll; returns its callbacks' spies. */
export function show(props: Partial<RangeSliderProps> = {}) {
  const onChange = vi.fn<(value: RangeValue) => void>();
  const onChangeEnd = vi.fn<(value: RangeValue) => void>();
  const view = render(
    <StrictMode>
      <form className={frame}>
        <RangeSlider {...base} onChange={onChange} onChangeEnd={onChangeEnd} {...props} />
      </form>
    </StrictMode>,
  );
  return { ...view, onChange, onChangeEnd };
}

export const lower = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Lowest price' });
export const upper = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Highest price' });
export const pair = () => [lower().valueAsNumber, upper().valueAsNumber];
export const lowerField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Lowest price' });
export const upperField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Highest price' });
export const note = () => screen.getByRole('status').textContent;

/** Centre of a handle's drawing, in px of the window. */
export function knob(of: HTMLElement) {
  const box = of.nextElementSibling?.querySelector('circle:last-child')?.getBoundingClientRect();
  if (!box) throw new Error('no handle');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function lineBox() {
  const box = lower().parentElement?.getBoundingClientRect();
  if (!box) throw new Error('no line');
  return box;
}

export function formIn(container: HTMLElement) {
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

/** Position of a value on the line, in px of the window. */
export function pointOf(value: number) {
  const { left, width, top, height } = lineBox();
  return { x: left + 12 + ((value - 9) / 241) * (width - 24), y: top + height / 2 };
}

/** Types a number into a field and leaves the field. */
export async function type(field: HTMLInputElement, text: string) {
  field.focus();
  field.select();
  await userEvent.keyboard(text === '' ? '{Delete}' : text);
  await userEvent.keyboard('{Tab}');
}

export const press = async (handle: HTMLElement, key: string) => {
  handle.focus();
  await userEvent.keyboard(`{${key}}`);
};
