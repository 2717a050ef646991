import { drawChurch } from '../../buildings/church.ts';
import { drawRowboat } from '../../buildings/boats.ts';
import { drawGableRow } from '../../buildings/town.ts';
import { drawBranch } from '../../foreground.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, rect } from '../../svg.ts';
import { drawOak } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { BRICK, drawSkyline } from '../skyline.ts';

/** Gabled houses mirrored in a canal. */
export function canal(stage: Stage, { horizon, focus }: View): Markup {
  const quay = horizon + 96;
  const tower = stage.stamp(
    drawChurch(stage, {
      x: focus,
      y: quay,
      height: 380,
      steeple: 'onion',
      wall: '#c98c64',
      tiles: '#4f7770',
      depth: 0.3,
    }),
  );
  const row = stage.stamp(
    drawGableRow(stage, { part: 'row', y: quay, width: 118, height: 270, depth: 0.04, walls: BRICK }),
  );
  const trees = stage.stamp(
    Array.from({ length: 14 }, (_, n) => {
      const x = (n - 7) * 236 + 60;
      return drawOak(
        stage,
        { x, y: quay + 6, height: 150, depth: 0.02, colour: stage.land.foliage[n % 3] ?? stage.land.wood },
        n,
      );
    }).join(''),
  );
  return [
    drawSkyline(stage, quay, 0.6, 120),
    tower,
    row,
    rect(-stage.half, quay - 4, stage.half * 2, 22, stage.shaded('#b59a7c')),
    trees,
    drawWater(stage, { from: quay + 16, mirrored: row + tower + trees, clarity: 0.55 }),
    drawRowboat(stage, -focus * 0.6, HEIGHT - 110, 220, '#2b7c74'),
    drawBranch(stage, focus >= 0 ? -1 : 1, stage.land.foliage[0] ?? stage.land.wood),
  ].join('');
}
