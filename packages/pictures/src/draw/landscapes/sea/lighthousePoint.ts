import { drawSailboat } from '../../buildings/boats.ts';
import { drawLighthouse } from '../../buildings/lighthouse.ts';
import { drawRocks } from '../../foreground.ts';
import { createNoise } from '../../noise.ts';
import { type Stage, fade } from '../../stage.ts';
import { type Markup, type Point, outline, path } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { DEEP, farCoast } from './parts.ts';

/** A cliff that runs in from one side, its edge in strata. */
function drawCliff(
  stage: Stage,
  part: string,
  edge: number,
  side: 1 | -1,
  top: number,
  foot: number,
  depth: number,
): Markup {
  const { land } = stage;
  const noise = createNoise(stage.key(part), 4);
  const face: Point[] = [];
  for (let step = 0; step <= 16; step++) {
    const t = step / 16;
    face.push([edge - side * (34 * noise(t * 5) + 95 * t ** 1.6 - (step % 2) * 10), top + (foot - top) * t]);
  }
  const out = side * (stage.half + 60);
  const brow: Point[] = [];
  for (let step = 0; step <= 12; step++) {
    const t = step / 12;
    brow.push([out + (edge - out) * t, top - 26 * noise(3 + t * 4) - (1 - t) * 34]);
  }
  const stone = land.isSnowy ? '#b9bcc0' : '#e2cda9';
  const isLit = stage.lightSide(edge) !== side;
  let strata = '';
  for (let row = 1; row < 9; row++) {
    const t = row / 9 + 0.03 * noise(row);
    const [fx, fy] = face[Math.round(t * 16)] ?? [edge, top];
    strata += outline([
      [fx, fy],
      [fx + side * (60 + 90 * Math.abs(noise(row * 2.3))), fy - 5],
      [fx + side * 190, fy + 10 + 6 * noise(row)],
      [fx + side * 30, fy + 15],
    ]);
  }
  const body = outline([...brow, ...face, [out, foot]]);
  const turf: Point[] = brow.map(([x, y]) => [x, y + 26 + 12 * noise(x / 60)] as const);
  return [
    path(
      body,
      fade(
        stage,
        top,
        foot,
        isLit ? stage.lit(stone, depth) : stage.tint(stone, depth),
        stage.shaded(stone, depth),
      ),
    ),
    path(strata, stage.shaded(stone, depth), { opacity: 0.4 }),
    path(outline([...brow, ...turf.toReversed()]), stage.lit(land.meadow, depth)),
    path(
      outline([...turf, ...turf.toReversed().map(([x, y]) => [x, y + 9] as const)]),
      stage.shaded(land.wood, depth),
      { opacity: 0.6 },
    ),
  ].join('');
}

/** A lighthouse on its headland. */
export function lighthousePoint(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const random = stage.random('point');
  const edge = focus - side * 190;
  const top = horizon - 70 - random.unit() * 60;
  const far = edge + side * 330;
  return [
    farCoast(stage, horizon, 0.72),
    drawWater(stage, { from: horizon, deep: DEEP }),
    drawCliff(stage, 'cliff far', far - side * 460, side, top + 70, horizon + 60, 0.45),
    drawLighthouse(
      stage,
      focus,
      top + 12,
      330 + random.unit() * 60,
      0.04,
      random.pick(['#c2412d', '#c2412d', '#1f4f63']),
    ),
    drawCliff(stage, 'cliff', edge, side, top, horizon + 190, 0.06),
    drawRocks(
      stage,
      horizon + 205,
      62,
      Math.min(edge - 180, edge + side * 2600),
      Math.max(edge + 180, edge + side * 2600),
    ),
    drawSailboat(stage, -focus * 0.55, horizon + 92, 84, 0.1, '#fbf2df'),
  ].join('');
}
