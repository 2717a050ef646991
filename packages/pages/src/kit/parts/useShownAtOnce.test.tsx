import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { afterPaint } from './afterPaint.ts';
import { useShownAtOnce } from './useShownAtOnce.ts';

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

test('a press is painted before the work that follows it, which is then done', async () => {
  const order: string[] = [];
  afterPaint(() => order.push('work'));
  await frame();
  order.push('frame');
  await expect.poll(() => order).toEqual(['frame', 'work']);
});

test('what the visitor does before the next frame finds the work done', () => {
  const done: string[] = [];
  afterPaint(() => done.push('first'));
  afterPaint(() => done.push('second'));
  window.dispatchEvent(new Event('pagehide'));
  expect(done).toEqual(['first', 'second']);
});

function Choice({ onChange }: { onChange: (value: string) => string }) {
  const [value, setValue] = useState('digital');
  const [shown, choose] = useShownAtOnce(value, (next) => setValue(onChange(next)));
  return ['digital', 'posted'].map((option) => (
    <label key={option}>
      <input type="radio" checked={shown === option} onChange={() => choose(option)} />
      {option}
    </label>
  ));
}

test('a choice is shown at once, and stays as its owner takes it', async () => {
  const learned: string[] = [];
  render(<Choice onChange={(next) => (learned.push(next), next)} />);
  await userEvent.click(page.getByText('posted'));
  await expect.element(page.getByLabelText('posted')).toBeChecked();
  await expect.poll(() => learned).toEqual(['posted']);
  await expect.element(page.getByLabelText('posted')).toBeChecked();
});

test('a choice that its owner refuses is taken back', async () => {
  render(<Choice onChange={() => 'digital'} />);
  await userEvent.click(page.getByText('posted'));
  await expect.element(page.getByLabelText('digital')).toBeChecked();
});
