import { drawSailboat } from '../../buildings/boats.ts';
import { drawGrass } from '../../foreground.ts';
import { cells, drawLand, landPath, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, box, num, path, polygon, stroke } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';

/** Beach huts behind the dunes. */
export function dunes(stage: Stage, { horizon, focus }: View): Markup {
  const beach = ridgeOf(stage, { part: 'beach', y: horizon + 130, rise: 26, span: 500 });
  const near = withHill(
    ridgeOf(stage, { part: 'dune', y: HEIGHT - 120, rise: 60, span: 460 }),
    -focus * 0.8,
    130,
    380,
  );
  const sand = stage.land.isSnowy ? '#ede6d8' : '#efd9ad';
  const stripes = ['#d65b43', '#2b7c86', '#e9b44c', '#f6ecd8', '#14504a'];
  let huts = '';
  for (let n = 0; n < 5; n++) {
    const w = 78;
    const x = focus + (n - 2) * 94;
    const y = beach(x) + 74 + n * 3;
    const colour = stripes[(n + Math.floor(stage.unit('hut', 0) * 5)) % 5] ?? '#d65b43';
    let bars = '';
    for (let bar = 0; bar < 4; bar++) bars += box(x - w / 2 + bar * w * 0.27, y - 92, w * 0.12, 92);
    huts += [
      polygon(
        [
          [x - w / 2, y],
          [x - w / 2, y - 92],
          [x, y - 138],
          [x + w / 2, y - 92],
          [x + w / 2, y],
        ],
        stage.lit('#fbf3e3'),
      ),
      path(bars, stage.lit(colour)),
      polygon(
        [
          [x, y - 152],
          [x - w * 0.62, y - 88],
          [x - w * 0.54, y - 80],
          [x, y - 134],
          [x + w * 0.54, y - 80],
          [x + w * 0.62, y - 88],
        ],
        stage.shaded(colour),
      ),
      path(box(x - 15, y - 62, 30, 62), stage.shaded('#4d5a60')),
    ].join('');
  }
  let fence = '';
  for (const cell of cells(stage, 46)) {
    const x = cell * 46;
    if (x * Math.sign(focus || 1) > stage.core * 0.1) continue;
    fence += `M${num(x)} ${num(near(x) + 10)}l${num(6 * Math.sin(cell * 2.1))} ${num(-58 - 8 * Math.cos(cell))}`;
  }
  return [
    drawWater(stage, { from: horizon, to: horizon + 220, deep: '#2f8a93' }),
    drawSailboat(stage, -focus * 0.5, horizon + 46, 92, 0.15, '#fbf2df'),
    stroke(
      `M${num(-stage.half)} ${num(horizon + 132)}q${num(stage.half)} 34 ${num(stage.half * 2)} -6`,
      stage.sky.sun,
      9,
      { opacity: 0.5 },
    ),
    drawLand(stage, beach, { colour: sand, depth: 0.1, mist: 0.02 }),
    huts,
    path(landPath(stage, near), fade(stage, HEIGHT - 260, HEIGHT, stage.lit(sand), stage.shaded(sand))),
    stroke(fence, stage.shaded('#7a6350'), 6),
    drawGrass(stage, (x) => near(x) + 30, stage.land.isSnowy ? '#b9ac8a' : '#7f9a5c', 88),
  ].join('');
}
