import type { Colour } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { box, type Markup, outline, path } from '../svg.ts';

/** The walls of a tower: the lit and the shaded half of a box. */
export function drawTower(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: Colour,
  depth: number,
): Markup {
  const side = stage.lightSide(x);
  const split = side === 1 ? [x - width / 2, x + width * 0.06] : [x - width * 0.06, x + width / 2];
  const [litFrom, litTo] = side === 1 ? [split[1] ?? x, x + width / 2] : [x - width / 2, split[0] ?? x];
  return [
    path(box(x - width / 2, y - height, width, height), stage.shaded(wall, depth)),
    path(box(litFrom, y - height, litTo - litFrom, height), stage.lit(wall, depth)),
  ].join('');
}

/** A pointed roof over a tower, its sunny half lighter. */
export function drawSpire(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  tiles: Colour,
  depth: number,
): Markup {
  const side = stage.lightSide(x);
  return [
    path(
      outline([
        [x - width / 2, y],
        [x, y - height],
        [x + width / 2, y],
      ]),
      stage.shaded(tiles, depth),
    ),
    path(
      outline([
        [x + side * width * 0.06, y],
        [x, y - height],
        [x + (side * width) / 2, y],
      ]),
      stage.lit(tiles, depth),
    ),
  ].join('');
}
