import { render } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import * as icons from './index.ts';

test('every icon is decorative: hidden from assistive technology and never focusable', () => {
  const { container } = render(Object.entries(icons).map(([name, Icon]) => <Icon key={name} />));
  const drawings = [...container.querySelectorAll('svg')];
  expect(drawings.length).toBe(Object.keys(icons).length);
  expect(
    drawings.filter((svg) => svg.ariaHidden !== 'true' || svg.getAttribute('focusable') !== 'false'),
  ).toEqual([]);
});

test.each(Object.entries(icons))('%s draws inside its grid of 24', (_name, Icon) => {
  const { container } = render(<Icon size="large" />);
  const boxes = [...container.querySelectorAll('path')].map((path) => path.getBBox());
  expect(boxes.length).toBeGreaterThan(0);
  for (const { x, y, width, height } of boxes) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(2);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(22);
  }
});

test('what points along the text turns round in a right-to-left document, the rest does not', () => {
  const { container } = render(
    <div dir="rtl">
      <icons.ArrowEndIcon />
      <icons.HeartIcon />
    </div>,
  );
  const [arrow, heart] = [...container.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).transform);
  expect(arrow).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(heart).toBe('none');
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(<icons.SearchIcon size="small" />);
});
