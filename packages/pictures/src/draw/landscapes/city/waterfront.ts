import { drawBoat } from '../../buildings/boats.ts';
import { drawTown } from '../../buildings/landmarks/landmarks.ts';
import { drawBranch } from '../../foreground.ts';
import { drawMist } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, rect } from '../../svg.ts';
import { avenueTree, drawTree } from '../../treeKinds.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop, drawSkyline } from '../skyline.ts';

/** The fronts of a quay mirrored in canal, river or harbour, the town's emblem above them. */
export function waterfront(stage: Stage, { horizon, focus }: View): Markup {
  const quay = horizon + 100;
  const away = focus >= 0 ? -1 : 1;
  const town = stage.stamp(
    drawTown(stage, {
      focus,
      foot: quay,
      height: 530,
      depth: 0.2,
      row: { part: 'row', width: 112, height: 206, depth: 0.05 },
    }),
  );
  const hasTrees = stage.random('quay trees').chance(0.6);
  const trees = hasTrees
    ? stage.stamp(
        Array.from({ length: 14 }, (_, n) =>
          drawTree(
            stage,
            avenueTree(stage),
            { x: (n - 7) * 262 + 70, y: quay + 6, height: 116, depth: 0.03 },
            n,
          ),
        ).join(''),
      )
    : '';
  return [
    drawBackdrop(stage, quay - 40),
    drawSkyline(stage, quay, 0.62, 110),
    drawMist(stage, horizon - 120, quay, 0.4),
    town,
    rect(-stage.half, quay - 4, stage.half * 2, 24, stage.shaded(stage.setting.stone, 0.02)),
    trees,
    drawWater(stage, { from: quay + 18, mirrored: town + trees, clarity: 0.52 }),
    drawBoat(stage, -focus * 0.6, HEIGHT - 112, 200),
    stage.random('quay branch').chance(0.5)
      ? drawBranch(stage, away, stage.land.foliage[0] ?? stage.land.wood)
      : '',
  ].join('');
}
