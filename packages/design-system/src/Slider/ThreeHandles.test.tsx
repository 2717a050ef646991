import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { dragFinger, dragMouse, tap } from '../testing/finger.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render, screen } from '../testing/render.tsx';
import { frame } from './stories.css.ts';
import { ThreeHandles } from './ThreeHandles.tsx';
import type { Values } from './values.ts';

function show() {
  const onChange = vi.fn<(values: Values) => void>();
  const onChangeEnd = vi.fn<(values: Values) => void>();
  const view = render(
    <form className={frame}>
      <ThreeHandles onChange={onChange} onChangeEnd={onChangeEnd} />
    </form>,
  );
  return { ...view, onChange, onChangeEnd };
}

const handles = () => screen.getAllByRole<HTMLInputElement>('slider');
const values = () => handles().map((handle) => handle.valueAsNumber);
const bounds = () => handles().map(({ min, max }) => [Number(min), Number(max)]);
const band = () => {
  const line = document.querySelectorAll('line')[1];
  return [line?.getAttribute('x1'), line?.getAttribute('x2')];
};

function pointOf(value: number) {
  const box = handles()[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  return { x: box.left + 12 + (value / 300) * (box.width - 24), y: box.top + box.height / 2 };
}

test('the middle handle goes between its neighbours, a least gap away from each', async () => {
  const { onChange, onChangeEnd } = show();
  await dragMouse(pointOf(120), pointOf(150), pointOf(280));
  expect(values()).toEqual([80, 190, 200]);
  expect(onChange.mock.calls).toEqual([[[80, 150, 200]], [[80, 190, 200]]]);
  expect(onChangeEnd.mock.calls).toEqual([[[80, 190, 200]]]);
  expect(bounds()).toEqual([
    [0, 180],
    [90, 190],
    [200, 300],
  ]);
  await dragMouse(pointOf(190), pointOf(10));
  expect(values()).toEqual([80, 90, 200]);
});

test('keys move the handle that has the focus, as far as its neighbours', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(handles()[1]);
  await userEvent.keyboard('{ArrowRight}');
  expect(values()).toEqual([80, 125, 200]);
  await userEvent.keyboard('{Home}');
  expect(values()).toEqual([80, 90, 200]);
  await userEvent.keyboard('{End}');
  expect(values()).toEqual([80, 190, 200]);
});

test('a press on the line and a finger’s tap bring the nearest of the three, and the band spans all', async () => {
  show();
  await dragMouse(pointOf(240));
  expect(values()).toEqual([80, 120, 240]);
  await tap(pointOf(30));
  await expect.poll(values).toEqual([30, 120, 240]);
  expect(band()).toEqual(['10%', '80%']);
});

test('a finger swipes the middle one', async () => {
  const { onChangeEnd } = show();
  await dragFinger(pointOf(120), { x: pointOf(160).x - pointOf(120).x, y: 4 });
  expect(values()).toEqual([80, 160, 200]);
  expect(onChangeEnd.mock.calls).toEqual([[[80, 160, 200]]]);
});

test('a form sends each value by its name', async () => {
  const { container } = show();
  const form = container.querySelector('form') ?? undefined;
  await dragMouse(pointOf(200), pointOf(300));
  expect([...new FormData(form)]).toEqual([
    ['cheap', '80'],
    ['usual', '120'],
    ['dear', '300'],
  ]);
  form?.reset();
  expect(values()).toEqual([80, 120, 200]);
});

test('renders on the server in place, and hydrates', async () => {
  expect(await expectHydrates(<ThreeHandles />)).toContain('aria-valuetext="120 €"');
});
