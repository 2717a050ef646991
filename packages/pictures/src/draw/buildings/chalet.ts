import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { type Markup, box, num, path, polygon, rect, stroke } from '../svg.ts';
import { drawHouse } from './house.ts';

/** A house in the mountains: a chalet where the setting has them, otherwise a stone house. */
export function drawMountainHouse(stage: Stage, x: number, y: number, size: number, depth: number): Markup {
  if (stage.setting.house.isChalet) return drawChalet(stage, x, y, size, depth);
  const random = stage.random('mountain house');
  return (
    rect(
      x + size * 0.16,
      y - size * 0.86,
      size * 0.09,
      size * 0.3,
      stage.shaded(stage.setting.stone, depth),
    ) +
    drawHouse(stage, {
      x: x - size * 0.5,
      y,
      front: size * 0.42,
      side: size * 0.6,
      height: size * 0.44,
      roof: size * 0.3,
      wall: random.pick(stage.setting.walls),
      tiles: random.pick(stage.setting.tiles),
      depth,
      floors: 2,
    })
  );
}

/** A chalet: stone below, timber above, a broad low roof, a balcony. */
function drawChalet(stage: Stage, x: number, y: number, size: number, depth: number): Markup {
  stage.drawn.add('chalet');
  const timber = '#9a6440';
  const w = size;
  const h = size * 0.56;
  const isLit = stage.lightSide(x) === -1;
  const wall = isLit ? stage.lit(timber, depth) : stage.tint(timber, depth);
  const ridge = y - h * 1.18;
  let rails = '';
  for (let n = 0; n <= 12; n++)
    rails += `M${num(x - w * 0.42 + n * w * 0.07)} ${num(y - h * 0.36)}v${num(-h * 0.13)}`;
  const windows =
    [-0.3, -0.08, 0.14].map((dx) => box(x + dx * w, y - h * 0.66, w * 0.13, h * 0.17)).join('') +
    [-0.28, 0.12].map((dx) => box(x + dx * w, y - h * 0.25, w * 0.14, h * 0.16)).join('') +
    box(x - w * 0.07, y - h * 0.94, w * 0.13, h * 0.14);
  const snow = stage.land.isSnowy;
  return [
    polygon(
      [
        [x - w * 0.45, y],
        [x - w * 0.45, y - h * 0.78],
        [x, ridge + 4],
        [x + w * 0.45, y - h * 0.78],
        [x + w * 0.45, y],
      ],
      wall,
    ),
    rect(
      x - w * 0.45,
      y - h * 0.34,
      w * 0.9,
      h * 0.34,
      isLit ? stage.lit('#e9dcc8', depth) : stage.tint('#d9cbb6', depth),
    ),
    path(windows, stage.window),
    rect(x - w * 0.48, y - h * 0.38, w * 0.96, h * 0.04, stage.shaded('#5e3d2a', depth)),
    stroke(
      `${rails}M${num(x - w * 0.47)} ${num(y - h * 0.5)}h${num(w * 0.94)}`,
      stage.shaded('#5e3d2a', depth),
      w * 0.014,
    ),
    path(box(x + w * 0.2, y - h * 1.34, w * 0.09, h * 0.4), stage.shaded('#b6a99a', depth)),
    polygon(
      [
        [x, ridge - h * 0.1],
        [x - w * 0.6, y - h * 0.68],
        [x - w * 0.6, y - h * 0.58],
        [x, ridge + h * 0.04],
        [x + w * 0.6, y - h * 0.58],
        [x + w * 0.6, y - h * 0.68],
      ],
      stage.shaded('#5a4038', depth),
    ),
    snow
      ? polygon(
          [
            [x, ridge - h * 0.24],
            [x - w * 0.62, y - h * 0.78],
            [x - w * 0.62, y - h * 0.67],
            [x, ridge - h * 0.08],
            [x + w * 0.62, y - h * 0.67],
            [x + w * 0.62, y - h * 0.78],
          ],
          stage.lit(stage.land.snow, depth),
        )
      : '',
  ].join('');
}

/** Smoke that drifts from a chimney. */
export function drawSmoke(stage: Stage, x: number, y: number, size: number): Markup {
  const away = -stage.lightSide(x);
  const edge = (width: number) =>
    `C${num(x + away * size * 0.02 + width * 0.5)} ${num(y - size * 0.3)} ${num(x + away * size * 0.22 + width)} ${num(y - size * 0.32)} ${num(x + away * size * 0.2 + width)} ${num(y - size * 0.58)}`;
  const d = `M${num(x - size * 0.02)} ${num(y)}${edge(-size * 0.03)}C${num(x + away * size * 0.18)} ${num(y - size * 0.78)} ${num(x + away * size * 0.42)} ${num(y - size * 0.82)} ${num(x + away * size * 0.5)} ${num(y - size)}C${num(x + away * size * 0.5 + size * 0.06)} ${num(y - size * 0.8)} ${num(x + away * size * 0.24 + size * 0.12)} ${num(y - size * 0.76)} ${num(x + away * size * 0.2 + size * 0.09)} ${num(y - size * 0.56)}C${num(x + away * size * 0.22 + size * 0.08)} ${num(y - size * 0.34)} ${num(x + size * 0.06)} ${num(y - size * 0.3)} ${num(x + size * 0.02)} ${num(y)}Z`;
  return path(d, mix(stage.sky.low, '#fffaf0', 0.6), { opacity: 0.4 });
}
