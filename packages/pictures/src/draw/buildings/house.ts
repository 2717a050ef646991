import type { Colour } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { box, type Markup, num, outline, path, type Point, polygon, stroke } from '../svg.ts';

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
  /** Without what is peculiar to the houses of the setting: a nave, a barn. @default false */
  isPlain?: boolean;
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
  const { isPlain = false } = shape;
  const style = isPlain ? {} : stage.setting.house;
  if (style.roof === 'flat') return drawCube(stage, shape);
  if (style.roof === 'cone') return drawTrullo(stage, shape);
  const { x, y, front, side, height, wall, tiles, depth, floors = 1, isTurned = false } = shape;
  const roof = shape.roof * (style.pitch ?? 1);
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
    style.timber ? drawFrame(stage, shape, at, ridge, style.timber) : '',
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
    style.roof === 'step' ? drawStepGable(stage, shape, at, eaves, ridge, isFrontLit ? bright : dull) : '',
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

/** A timber frame over gable and long side. */
function drawFrame(
  stage: Stage,
  { y, front, side, height, depth }: HouseShape,
  at: (along: number) => number,
  ridge: number,
  timber: Colour,
): Markup {
  stage.drawn.add('timberFrame');
  const eaves = y - height;
  const middle = y - height * 0.48;
  let beams = `M${num(at(0))} ${num(eaves)}H${num(at(front + side))}M${num(at(0))} ${num(middle)}H${num(at(front + side))}`;
  beams += `M${num(at(front / 2))} ${num(eaves)}V${num(ridge)}M${num(at(front * 0.22))} ${num(eaves)}L${num(at(front / 2))} ${num(ridge + (eaves - ridge) * 0.4)}L${num(at(front * 0.78))} ${num(eaves)}`;
  const posts = Math.max(2, Math.round(front / 30));
  for (let post = 0; post <= posts; post++)
    beams += `M${num(at((front * post) / posts))} ${num(eaves)}V${num(y)}`;
  const more = Math.max(2, Math.round(side / 30));
  for (let post = 1; post <= more; post++)
    beams += `M${num(at(front + (side * post) / more))} ${num(eaves)}V${num(y)}`;
  return stroke(beams, stage.shaded(timber, depth), Math.max(1.4, front * 0.035), { opacity: 0.85 });
}

/** The gable of a Flemish house, in steps above its roof. */
function drawStepGable(
  stage: Stage,
  { front, depth }: HouseShape,
  at: (along: number) => number,
  eaves: number,
  ridge: number,
  wall: Colour,
): Markup {
  stage.drawn.add('stepGable');
  const rise = (eaves - ridge) * 1.16;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step < 4; step++) {
    const inset = (front / 2) * (step / 4.3);
    left.push([at(inset), eaves - (rise * step) / 4], [at(inset), eaves - (rise * (step + 1)) / 4]);
    right.push(
      [at(front - inset), eaves - (rise * step) / 4],
      [at(front - inset), eaves - (rise * (step + 1)) / 4],
    );
  }
  const loft = front * 0.14;
  return (
    path(outline([[at(0), eaves + 4], ...left, ...right.toReversed(), [at(front), eaves + 4]]), wall) +
    path(
      box(
        Math.min(at(front / 2 - loft / 2), at(front / 2 + loft / 2)),
        eaves - rise * 0.46,
        loft,
        loft * 1.2,
      ),
      stage.sky.tone > 0.3 ? stage.window : stage.shaded('#4c5358', depth),
    )
  );
}

/** A lime-washed house with a flat roof. */
function drawCube(stage: Stage, shape: HouseShape): Markup {
  const { x, y, front, side, wall, depth, floors = 1, isTurned = false } = shape;
  stage.drawn.add('whiteCube');
  const height = shape.height * 1.12;
  const isFrontLit = (stage.lightSide(x) === -1) !== isTurned;
  const [fx, sx] = isTurned ? [x + side, x] : [x, x + front];
  const top = y - height;
  const panes = windowsIn(
    stage,
    fx + front * 0.1,
    top + height * 0.14,
    front * 0.8,
    height * 0.66,
    Math.max(1, Math.round(front / 30)),
    floors,
    1,
  );
  const more = windowsIn(
    stage,
    sx + side * 0.08,
    top + height * 0.14,
    side * 0.84,
    height * 0.66,
    Math.max(1, Math.round(side / 30)),
    floors,
    2,
  );
  const lip = Math.max(2, height * 0.05);
  const hasRoof = stage.unit('flat roof', Math.round(x)) < 0.4;
  return [
    path(box(fx, top, front, height), isFrontLit ? stage.lit(wall, depth) : stage.shaded(wall, depth * 0.9)),
    path(box(sx, top, side, height), isFrontLit ? stage.shaded(wall, depth * 0.9) : stage.lit(wall, depth)),
    path(panes.lamp + more.lamp, stage.window),
    path(panes.dark + more.dark, stage.shaded('#4c6470', depth)),
    hasRoof
      ? polygon(
          [
            [x - lip, top + lip],
            [x + front * 0.2, top - shape.roof * 0.55],
            [x + front + side - front * 0.2, top - shape.roof * 0.55],
            [x + front + side + lip, top + lip],
          ],
          stage.tint(shape.tiles, depth),
        )
      : path(box(x - 1, top - lip, front + side + 2, lip * 1.6), stage.lit(wall, depth * 0.7)),
  ].join('');
}

/** A white house under cones of dry stone. */
function drawTrullo(stage: Stage, shape: HouseShape): Markup {
  const { x, y, front, side, wall, tiles, depth } = shape;
  stage.drawn.add('trullo');
  const width = front + side;
  const height = shape.height * 0.72;
  const top = y - height;
  const cones = width > 70 ? 2 : 1;
  const w = width / cones;
  const roofs = Array.from({ length: cones }, (_, n) => {
    const cx = x + w * (n + 0.5);
    return (
      drawSpire(stage, cx, top + 3, w * 1.04, w * 0.92, tiles, depth) +
      path(box(cx - w * 0.05, top - w * 0.98, w * 0.1, w * 0.1), stage.lit('#fbf6ea', depth))
    );
  });
  const side1 = stage.lightSide(x);
  return [
    path(box(x, top, width, height), stage.lit(wall, depth)),
    path(box(side1 === 1 ? x : x + width * 0.6, top, width * 0.4, height), stage.shaded(wall, depth), {
      opacity: 0.55,
    }),
    path(
      box(x + width * 0.42, y - height * 0.62, width * 0.13, height * 0.62),
      stage.shaded('#5d6f72', depth),
    ),
    path(box(x + width * 0.7, y - height * 0.66, width * 0.09, height * 0.24), stage.window),
    ...roofs,
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
