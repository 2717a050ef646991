import { drawRowboat } from '../../buildings/boats.ts';
import { drawBelfry, drawBridge, drawGableRow } from '../../buildings/town.ts';
import { drawMist } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, rect } from '../../svg.ts';
import { drawOak } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { BRICK, drawSkyline } from '../skyline.ts';

/** A small bridge over a canal between gabled fronts. */
export function canalBridge(stage: Stage, { horizon, focus }: View): Markup {
  const water = horizon + 150;
  const row = stage.stamp(
    drawGableRow(stage, {
      part: 'row',
      y: horizon + 116,
      width: 104,
      height: 250,
      depth: 0.16,
      walls: BRICK,
    }),
  );
  const belfry = stage.stamp(drawBelfry(stage, focus, horizon + 116, 520, 0.26));
  const bridge = stage.stamp(drawBridge(stage, focus * 0.3, horizon + 96, water, 250, 3, 0));
  const side = focus >= 0 ? 1 : -1;
  return [
    drawSkyline(stage, horizon + 116, 0.62, 120),
    belfry,
    row,
    drawMist(stage, horizon, water, 0.3),
    rect(-stage.half, horizon + 112, stage.half * 2, water - horizon - 112, stage.shaded('#b59a7c', 0.05)),
    bridge,
    drawWater(stage, { from: water, mirrored: row + belfry + bridge, clarity: 0.5 }),
    drawRowboat(stage, focus * 0.3 - side * 330, HEIGHT - 130, 210, '#14504a'),
    drawOak(
      stage,
      {
        x: -side * stage.core * 0.86,
        y: HEIGHT + 30,
        height: 560,
        depth: 0,
        colour: stage.land.foliage[1] ?? stage.land.wood,
      },
      8,
    ),
  ].join('');
}
