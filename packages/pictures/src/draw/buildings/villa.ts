import type { Stage } from '../stage.ts';
import { type Markup, box, num, path, polygon, rect } from '../svg.ts';
import { drawTower } from './tower.ts';

/** A villa by the water: three storeys, a low roof, arches below. */
export function drawVilla(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  wall: string,
  tiles: string,
): Markup {
  let arches = '';
  let shutters = '';
  for (let n = 0; n < 5; n++) {
    const ax = x - size * 0.42 + n * size * 0.176;
    arches += `M${num(ax)} ${num(y)}v${num(-size * 0.12)}a${num(size * 0.055)} ${num(size * 0.055)} 0 0 1 ${num(size * 0.11)} 0v${num(size * 0.12)}Z`;
    for (const floor of [0.3, 0.5])
      shutters += box(ax + size * 0.028, y - size * (floor + 0.11), size * 0.055, size * 0.11);
  }
  return [
    drawTower(stage, x, y, size, size * 0.68, wall, depth),
    rect(x - size * 0.5, y - size * 0.25, size, size * 0.02, stage.lit('#f6ecda', depth)),
    path(arches, stage.shaded('#54504f', depth)),
    path(shutters, stage.window),
    polygon(
      [
        [x - size * 0.56, y - size * 0.67],
        [x - size * 0.4, y - size * 0.8],
        [x + size * 0.4, y - size * 0.8],
        [x + size * 0.56, y - size * 0.67],
      ],
      stage.shaded(tiles, depth),
    ),
    drawTower(stage, x + size * 0.24, y - size * 0.76, size * 0.2, size * 0.2, wall, depth),
    polygon(
      [
        [x + size * 0.11, y - size * 0.95],
        [x + size * 0.24, y - size * 1.03],
        [x + size * 0.37, y - size * 0.95],
      ],
      stage.shaded(tiles, depth),
    ),
  ].join('');
}
