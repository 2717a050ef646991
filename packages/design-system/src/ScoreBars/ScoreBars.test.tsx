import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { emulateMedia } from '../testing/media.ts';
import { render } from '../testing/render.tsx';
import { ScoreBars } from './index.ts';

const scores = [
  { label: 'Comfort', score: 8.7, text: '8,7' },
  { label: 'Food', score: 10, text: '10' },
];

test('CH-161, CH-168: each score is a meter from 0 to 10 with its name, and its words as written', async () => {
  render(<ScoreBars scores={scores} aria-label="Scores" />);
  const meter = page.getByRole('meter', { name: 'Comfort' });
  await expect.element(meter).toHaveAttribute('aria-valuetext', '8,7/10');
  const element = meter.element();
  expect(element instanceof HTMLMeterElement && [element.min, element.value, element.max]).toEqual([
    0, 8.7, 10,
  ]);
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
});

test('long names wrap at 320 px, the bar as wide as its line', async () => {
  await page.viewport(320, 640);
  const { container } = render(
    <ScoreBars scores={[{ label: 'Prijskwaliteitverhouding'.repeat(4), score: 9, text: '9' }]} />,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
  const widths = ['li', 'meter'].map((name) => container.querySelector(name)?.getBoundingClientRect().width);
  expect(widths[0]).toBe(widths[1]);
});

test('in forced colours the bar has an edge', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  try {
    const { container } = render(<ScoreBars scores={scores} />);
    const bar = container.querySelector('meter');
    expect(bar && getComputedStyle(bar).border).toContain('1px solid rgb(0, 0, 0)');
  } finally {
    await emulateMedia();
  }
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(<ScoreBars scores={scores} />);
});
