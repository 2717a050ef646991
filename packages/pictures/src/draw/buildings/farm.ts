import type { Stage } from '../stage.ts';
import { type Markup, rect } from '../svg.ts';
import { drawHouse } from './house.ts';

/** A farmhouse of the setting with a lower wing and a barn. */
export function drawFarm(stage: Stage, x: number, y: number, size: number, depth: number): Markup {
  const wall = stage.random('farm wall').pick(stage.setting.walls);
  const tiles = stage.random('farm tiles').pick(stage.setting.tiles);
  return [
    drawHouse(stage, {
      x: x - size * 0.95,
      y: y + 2,
      front: size * 0.3,
      side: size * 0.5,
      height: size * 0.26,
      roof: size * 0.17,
      wall,
      tiles,
      depth,
      isTurned: true,
    }),
    drawHouse(stage, {
      x: x - size * 0.45,
      y,
      front: size * 0.4,
      side: size * 0.62,
      height: size * 0.46,
      roof: size * 0.24,
      wall,
      tiles,
      depth,
      floors: 2,
    }),
    drawHouse(stage, {
      x: x + size * 0.5,
      y: y + 2,
      front: size * 0.26,
      side: size * 0.36,
      height: size * 0.24,
      roof: size * 0.15,
      wall,
      tiles,
      depth,
    }),
    rect(x + size * 0.12, y - size * 0.84, size * 0.07, size * 0.2, stage.shaded(wall, depth)),
  ].join('');
}
