import { drawBelfry, drawGableRow } from '../../buildings/town.ts';
import { drawBranch } from '../../foreground.ts';
import { cells } from '../../land.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, box, num, oval, path, rect, stroke } from '../../svg.ts';
import type { View } from '../landscape.ts';
import { BRICK, drawSkyline } from '../skyline.ts';

/** A square of guild houses under their belfry. */
export function square(stage: Stage, { horizon, focus }: View): Markup {
  const foot = horizon + 170;
  let lamps = '';
  let glow = '';
  for (const cell of cells(stage, 410)) {
    const x = cell * 410 + 150;
    lamps += `M${num(x)} ${num(foot + 120)}v-150`;
    glow += oval(x, foot - 42, 15, 19);
  }
  let stones = '';
  for (let row = 0; row < 9; row++) {
    const t = (row + 1) / 9;
    const y = foot + (HEIGHT - foot) * t ** 1.5;
    for (const cell of cells(stage, 150 + 150 * t))
      stones += box((cell + stage.unit(`stone ${row}`, cell)) * (150 + 150 * t), y, 60 + 90 * t, 3 + 5 * t);
  }
  const sunny = stage.lit('#e6cfa6');
  return [
    drawSkyline(stage, foot, 0.6, 130),
    drawBelfry(stage, focus, foot, 570, 0.1),
    drawGableRow(stage, { part: 'row', y: foot, width: 132, height: 250, depth: 0.03, walls: BRICK }),
    rect(
      -stage.half,
      foot,
      stage.half * 2,
      HEIGHT - foot,
      fade(stage, foot, HEIGHT, sunny, stage.shaded('#c9a882')),
    ),
    path(stones, stage.shaded('#b5946f'), { opacity: 0.4 }),
    rect(
      -stage.half,
      foot,
      stage.half * 2,
      60,
      fade(stage, foot, foot + 60, stage.shaded('#a88a6c'), sunny),
      { opacity: 0.55 },
    ),
    stroke(lamps, stage.shaded('#2f3d40'), 7),
    path(glow, stage.sky.tone > 0.3 ? '#ffe2a0' : stage.lit('#f7ecd2')),
    stage.random('branch here').chance(0.5)
      ? drawBranch(stage, focus >= 0 ? -1 : 1, stage.land.foliage[0] ?? stage.land.wood)
      : '',
  ].join('');
}
