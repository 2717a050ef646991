import { drawRowboat } from '../../buildings/boats.ts';
import { drawBridge, drawCathedral, drawRoofs } from '../../buildings/town.ts';
import { drawBranch } from '../../foreground.ts';
import { drawMist, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, rect } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import { PLASTER, SLATE, TERRACOTTA, type View } from '../landscape.ts';
import { drawSkyline } from '../skyline.ts';

/** A cathedral above an old bridge. */
export function bridge(stage: Stage, { horizon, focus }: View): Markup {
  const water = horizon + 150;
  const away = focus >= 0 ? -1 : 1;
  const skyline = drawSkyline(stage, horizon + 40, 0.5, 130);
  const roofs = stage.stamp(
    drawRoofs(
      stage,
      'bank',
      ridgeOf(stage, { part: 'bank', y: horizon + 50, rise: 26, span: 210 }),
      92,
      0.2,
      [...SLATE, ...TERRACOTTA],
      PLASTER,
    ),
  );
  const cathedral = stage.stamp(
    drawCathedral(stage, focus, horizon + 64, 330, 0.12, stage.random('spires').chance(0.5)),
  );
  const span = stage.stamp(drawBridge(stage, focus + away * 300, horizon + 92, water, 210, 5, 0.02));
  return [
    skyline,
    drawMist(stage, horizon - 60, horizon + 60, 0.6),
    cathedral,
    roofs,
    drawMist(stage, horizon + 60, water, 0.35),
    rect(-stage.half, water - 26, stage.half * 2, 40, stage.shaded('#b59a7c', 0.05)),
    span,
    drawWater(stage, { from: water, mirrored: cathedral + roofs + span, clarity: 0.5 }),
    drawRowboat(stage, -focus * 0.5, HEIGHT - 120, 190, '#c9573c'),
    drawBranch(stage, away, stage.land.foliage[0] ?? stage.land.wood),
  ].join('');
}
