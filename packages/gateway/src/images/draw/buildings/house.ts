import type { Colour } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { box, type Markup, outline, path, polygon } from '../svg.ts';

/** The left foot of a building, how far off it stands, and its colours at noon. */
export interface HouseShape {
  x: number;
  y: number;
  /** Widths of the gable and of the long side. */
  front: number;
  side: number;
  height: number;
  roof: number;
  wall: Colour;
  tiles: Colour;
  depth: number;
  /** Rows of windows. @default 1 */
  floors?: number;
  /** Gable at the right instead of the left. @default false */
  isTurned?: boolean;
}

/** Small upright openings in rows; lamplit in the dark, with one here and there left dark. */
export function windowsIn(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  seed = 0,
): { lamp: string; dark: string } {
  const w = Math.min((width / columns) * 0.36, (height / rows) * 0.42);
  const h = Math.min(w * 1.5, (height / rows) * 0.56);
  let lamp = '';
  let dark = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const opening = box(
        x + ((column + 0.5) / columns) * width - w / 2,
        y + ((row + 0.5) / rows) * height - h / 2,
        w,
        h,
      );
      if (stage.unit('lamp', seed * 97 + row * 13 + column + Math.round(x)) < 0.62) lamp += opening;
      else dark += opening;
    }
  }
  return { lamp, dark };
}

/** A gabled house seen from a corner: one wall in the sun, the other in shade. */
export function drawHouse(stage: Stage, shape: HouseShape): Markup {
  const { x, y, front, side, height, roof, wall, tiles, depth, floors = 1, isTurned = false } = shape;
  const isFrontLit = (stage.lightSide(x) === -1) !== isTurned;
  const bright = stage.lit(wall, depth);
  const dull = stage.shaded(wall, depth);
  const width = front + side;
  const at = (along: number) => (isTurned ? x + width - along : x + along);
  const eaves = y - height;
  const ridge = eaves - roof;
  const over = Math.min(6, front * 0.07);
  const left = (from: number, to: number) => Math.min(at(from), at(to));
  const onFront = windowsIn(
    stage,
    left(front * 0.12, front * 0.88),
    eaves + height * 0.06,
    front * 0.76,
    height * 0.78,
    Math.max(1, Math.round(front / 26)),
    floors,
    1,
  );
  const onSide = windowsIn(
    stage,
    left(front + side * 0.06, width - side * 0.06),
    eaves + height * 0.06,
    side * 0.88,
    height * 0.78,
    Math.max(1, Math.round(side / 26)),
    floors,
    2,
  );
  return [
    polygon(
      [
        [at(0), y],
        [at(0), eaves],
        [at(front / 2), ridge],
        [at(front), eaves],
        [at(front), y],
      ],
      isFrontLit ? bright : dull,
    ),
    path(box(left(front, width), eaves, side, height), isFrontLit ? dull : bright),
    path(onFront.lamp + onSide.lamp, stage.window),
    path(onFront.dark + onSide.dark, stage.shaded('#4c5358', depth)),
    polygon(
      [
        [at(front / 2), ridge],
        [at(front / 2 + side), ridge],
        [at(width + over), eaves + over],
        [at(front + over * 0.6), eaves + over],
      ],
      isFrontLit ? stage.shaded(tiles, depth) : stage.lit(tiles, depth),
    ),
    polygon(
      [
        [at(front / 2), ridge],
        [at(-over), eaves + over],
        [at(-over), eaves + over * 2],
        [at(front / 2), ridge + over * 1.4],
        [at(front + over), eaves + over * 2],
        [at(front + over), eaves + over],
      ],
      stage.shaded(tiles, depth * 0.9),
    ),
    stage.land.isSnowy
      ? polygon(
          [
            [at(front / 2), ridge - 3],
            [at(front / 2 + side), ridge - 3],
            [at(width + over), eaves + over - 2],
            [at(front + over * 0.6), eaves + over - 2],
          ],
          stage.lit(stage.land.snow, depth),
          { opacity: 0.9 },
        )
      : '',
  ].join('');
}

/** The upright parts of a tower: lit and shaded halves of one box. */
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
