import { drawChurch } from '../../buildings/church.ts';
import { drawBelfry, drawRoofs } from '../../buildings/town.ts';
import { drawBranch } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import type { Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawOak } from '../../trees.ts';
import { PLASTER, SLATE, TERRACOTTA, type View } from '../landscape.ts';
import { drawSkyline } from '../skyline.ts';

/** Towers over a park. */
export function parkTowers(stage: Stage, { horizon, focus }: View): Markup {
  const foot = horizon + 120;
  const away = focus >= 0 ? -1 : 1;
  const lawn = ridgeOf(stage, { part: 'lawn', y: foot + 60, rise: 16, span: 600 });
  const trees = Array.from({ length: 22 }, (_, n) => {
    const x = (n - 11) * 128 + 60 * stage.unit('park', n);
    return drawOak(
      stage,
      {
        x,
        y: lawn(x) + 12,
        height: 130 + 60 * stage.unit('park h', n),
        depth: 0.12,
        colour: stage.land.foliage[n % stage.land.foliage.length] ?? stage.land.wood,
      },
      n + 20,
    );
  });
  return [
    drawSkyline(stage, foot + 20, 0.58, 120),
    drawChurch(stage, {
      x: focus + away * 420,
      y: foot,
      height: 300,
      steeple: 'spire',
      wall: '#d9bf96',
      tiles: '#5d7280',
      depth: 0.36,
    }),
    drawBelfry(stage, focus, foot + 20, 600, 0.12),
    drawMist(stage, foot - 90, foot + 60, 0.45),
    drawRoofs(
      stage,
      'roofs',
      ridgeOf(stage, { part: 'roofs', y: foot - 10, rise: 20, span: 220 }),
      88,
      0.14,
      [...SLATE, ...TERRACOTTA],
      PLASTER,
    ),
    drawLand(stage, lawn, { colour: stage.land.meadow, depth: 0.06, mist: 0 }),
    ...trees,
    drawBranch(stage, away, stage.land.foliage[1] ?? stage.land.wood),
  ].join('');
}
