import { drawTown } from '../../buildings/landmarks/landmarks.ts';
import { cells, drawMist } from '../../land.ts';
import { drawPaving } from '../../paving.ts';
import { fade, HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, num, oval, path, rect, stroke } from '../../svg.ts';
import { avenueTree, drawTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop, drawSkyline } from '../skyline.ts';

/** A square: houses, lamps, paving, and the emblem of the town over the roofs. */
export function plaza(stage: Stage, { horizon, focus }: View): Markup {
  const foot = horizon + 170;
  const away = focus >= 0 ? -1 : 1;
  let lamps = '';
  let glow = '';
  for (const cell of cells(stage, 430)) {
    const x = cell * 430 + 170;
    lamps += `M${num(x)} ${num(foot + 118)}v-138m-14 0h28`;
    glow += oval(x, foot - 34, 13, 17);
  }
  const paving = stage.setting.stone;
  const sunny = stage.lit(paving);
  const trees = stage.random('plaza trees').chance(0.55)
    ? [0.62, 0.88].map((share, n) => {
        const x = away * stage.core * share;
        const y = foot + 74 + n * 90;
        return (
          drawShadow(stage, x, y, 40, 220) +
          drawTree(stage, avenueTree(stage), { x, y, height: 300 + n * 90, depth: 0 }, n + 4)
        );
      })
    : [];
  return [
    drawBackdrop(stage, horizon + 40),
    drawSkyline(stage, foot, 0.6, 120),
    drawMist(stage, horizon - 90, foot, 0.35),
    drawTown(stage, {
      focus,
      foot,
      height: 570,
      depth: 0.14,
      row: { part: 'row', width: 124, height: 214, depth: 0.03 },
    }),
    rect(
      -stage.half,
      foot,
      stage.half * 2,
      HEIGHT - foot,
      fade(stage, foot, HEIGHT, sunny, stage.shaded(paving)),
    ),
    drawPaving(stage, foot),
    rect(-stage.half, foot, stage.half * 2, 60, fade(stage, foot, foot + 60, stage.shaded(paving), sunny), {
      opacity: 0.55,
    }),
    stroke(lamps, stage.shaded('#2f3d40'), 6),
    path(glow, stage.sky.tone > 0.3 ? '#ffe2a0' : stage.lit('#f7ecd2')),
    ...trees,
  ].join('');
}
