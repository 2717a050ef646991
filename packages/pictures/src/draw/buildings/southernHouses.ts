import type { Stage } from '../stage.ts';
import { box, type Markup, path, polygon } from '../svg.ts';
import { type HouseShape, windowsIn } from './houseShape.ts';
import { drawSpire } from './tower.ts';

/** A lime-washed house with a flat roof. */
export function drawCube(stage: Stage, shape: HouseShape): Markup {
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
export function drawTrullo(stage: Stage, shape: HouseShape): Markup {
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
