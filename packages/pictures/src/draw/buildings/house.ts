import type { Colour } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { box, type Markup, num, outline, path, type Point, polygon, stroke } from '../svg.ts';
import { type HouseShape, windowsIn } from './houseShape.ts';
import { drawCube, drawTrullo } from './southernHouses.ts';

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

/** A timber frame on the gable and the long side. */
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

/** The stepped gable of a Flemish house, above its roof. */
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
