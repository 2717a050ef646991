import type { Ground } from '../land.ts';
import type { Stage } from '../stage.ts';
import type { Markup } from '../svg.ts';
import { drawChurch } from './church.ts';
import { drawHouse } from './house.ts';

export interface VillageShape {
  part: string;
  x: number;
  /** Distance from the middle to the last house. */
  reach: number;
  ground: Ground;
  /** Width of an ordinary house. */
  size: number;
  depth: number;
  /** Rows of houses, one above the other on a slope. @default 2 */
  rows?: number;
  /** Storeys of a house. @default 1 to 2 */
  floors?: number;
  /** Height of each row above the one in front. @default half a house */
  terrace?: number;
}

/** Houses of the setting close to their church. */
export function drawVillage(
  stage: Stage,
  { part, x, reach, ground, size, depth, rows = 2, floors, terrace = size * 0.5 }: VillageShape,
): Markup {
  const random = stage.random(part);
  const { walls, tiles, steeples, stone } = stage.setting;
  const drawn: Markup[] = [];
  for (let row = rows - 1; row >= 0; row--) {
    const width = reach * (1 - row * (0.62 / rows));
    const houses: { x: number; markup: Markup }[] = [];
    for (let at = -width; at < width; at += size * (0.62 + random.unit() * 0.4)) {
      const storeys = floors ?? (random.chance(0.45) ? 2 : 1);
      const scale = 0.8 + random.unit() * 0.4;
      const hx = x + at + (random.unit() - 0.5) * size * 0.3;
      const y = ground(hx) + 6 - row * terrace;
      houses.push({
        x: hx,
        markup: drawHouse(stage, {
          x: hx - size / 2,
          y,
          front: size * 0.42 * scale,
          side: size * 0.6 * scale,
          height: size * (0.2 + 0.24 * storeys) * scale,
          roof: size * 0.25 * scale,
          wall: random.pick(walls),
          tiles: random.pick(tiles),
          depth: Math.min(1, depth + row * 0.05),
          floors: storeys,
          isTurned: random.chance(0.5),
        }),
      });
    }
    if (row === Math.min(1, rows - 1)) {
      const cx = x + (random.unit() - 0.5) * reach * 0.3;
      drawn.push(
        drawChurch(stage, {
          x: cx,
          y: ground(cx) + 4 - row * terrace,
          height: size * 1.75,
          steeple: random.pick(steeples),
          wall: stone,
          tiles: tiles[0] ?? '#b5553c',
          depth,
        }),
      );
    }
    drawn.push(...houses.map(({ markup }) => markup));
  }
  return drawn.join('');
}
