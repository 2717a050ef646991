import { drawChurch } from '../../buildings/church.ts';
import { drawRowboat } from '../../buildings/boats.ts';
import { drawBranch, drawGrass } from '../../foreground.ts';
import { drawMist, landPath, withHill } from '../../land.ts';
import { drawPeaks, rangeOf } from '../../peaks.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, num, path } from '../../svg.ts';
import { drawOak } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { woodedHills } from './parts.ts';

/** A church on an island. */
export function island(stage: Stage, { horizon, focus }: View): Markup {
  const hills = stage.stamp(woodedHills(stage, horizon, 190));
  const range = stage.stamp(
    drawPeaks(stage, rangeOf(stage, { part: 'far', base: horizon, height: 330, spacing: 330 }), {
      part: 'far',
      base: horizon,
      depth: 0.55,
    }),
  );
  const mound = withHill(() => horizon + 96, focus, 130, 210);
  const isle = stage.stamp(
    path(
      landPath(stage, (x) => Math.min(horizon + 62, mound(x)), horizon + 62),
      stage.shaded(stage.land.wood, 0.05),
    ),
  );
  const trees = stage.stamp(
    Array.from({ length: 11 }, (_, n) => {
      const x = focus + (n - 5) * 46;
      return Math.abs(n - 5) < 1
        ? ''
        : drawOak(
            stage,
            {
              x,
              y: mound(x) + 10,
              height: 92 + 44 * stage.unit('isle', n),
              depth: 0.04,
              colour: stage.land.foliage[n % stage.land.foliage.length] ?? stage.land.wood,
            },
            n,
          );
    }).join(''),
  );
  const church = stage.stamp(
    drawChurch(stage, {
      x: focus - 12,
      y: mound(focus) + 6,
      height: 210,
      steeple: stage.random('steeple').pick(stage.setting.steeples),
      wall: '#f7ecd7',
      tiles: stage.setting.tiles[0] ?? '#b5553c',
      depth: 0.02,
    }),
  );
  return [
    range,
    drawMist(stage, horizon - 250, horizon - 60, 0.6),
    hills,
    drawMist(stage, horizon - 70, horizon + 4, 0.6),
    drawWater(stage, { from: horizon, mirrored: range + hills, clarity: 0.5 }),
    `<g transform="translate(0 ${num(2 * (horizon + 58))}) scale(1 -1)" opacity=".32">${church}${isle}${trees}</g>`,
    church,
    isle,
    trees,
    drawRowboat(stage, -focus * 0.5, horizon + 190, 150, '#f3e6cc'),
    drawBranch(stage, focus >= 0 ? -1 : 1, stage.land.foliage[0] ?? stage.land.wood),
    drawGrass(stage, (x) => HEIGHT + 20 + 10 * Math.sin(x / 80), stage.land.wood, 96),
  ].join('');
}
