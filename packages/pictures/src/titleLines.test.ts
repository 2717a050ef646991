import { expect, test } from 'vitest';
import { titleLines } from './titleLines.ts';

/** Right end of a path in px. */
const endOf = (path: string) =>
  Math.max(
    ...[...path.matchAll(/[A-Z]([\d.\- ,]+)/g)].map(([, points = '']) =>
      Number(points.trim().split(/[ ,]+|(?<=\d)(?=-)/)[0]),
    ),
  );

test('a short title is one line in large letters, a longer one two or three in smaller ones', () => {
  const sizes = [
    'Spa et bien-être',
    'Grand hôtel de la plage et des thermes, à Saint-Jean-de-Luz',
    'Hôtel de la plage et des thermes marins de Saint-Jean-de-Luz, avec spa, dîner de quatre plats et promenade en mer',
  ].map((title) => titleLines(title, 976));
  expect(sizes.map(({ lines }) => lines.length)).toEqual([1, 2, 3]);
  expect(sizes[0]?.fontSize).toBeGreaterThan(sizes[2]?.fontSize ?? 0);
});

test.each(['W'.repeat(400), 'word '.repeat(200), `${'a'.repeat(60)} b`])(
  '%s stays inside its width',
  (title) => {
    const { lines } = titleLines(title, 976);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(endOf(line)).toBeLessThanOrEqual(980);
  },
);

test('letters of our languages are drawn, others left out, and nothing but shapes comes out', () => {
  const [line = ''] = titleLines('Œuvre, Łódź ñ ß « » 東 <script>', 976).lines;
  expect(line).toMatch(/^[MLQCZ\d.\- ,e]+$/);
  expect(titleLines('東京', 976).lines).toEqual(['']);
});
