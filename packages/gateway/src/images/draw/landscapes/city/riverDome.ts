import { drawHouse } from '../../buildings/house.ts';
import { drawRowboat } from '../../buildings/boats.ts';
import { drawDome } from '../../buildings/town.ts';
import { drawBranch } from '../../foreground.ts';
import { drawMist } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, rect } from '../../svg.ts';
import { drawOak } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import { PLASTER, TERRACOTTA, type View } from '../landscape.ts';
import { drawSkyline } from '../skyline.ts';

/** A dome above the river, trees along the quay. */
export function riverDome(stage: Stage, { horizon, focus }: View): Markup {
  const quay = horizon + 110;
  const away = focus >= 0 ? -1 : 1;
  const dome = stage.stamp(drawDome(stage, focus, quay - 20, 430, 0.08));
  const houses = stage.stamp(
    Array.from({ length: 26 }, (_, n) => {
      const random = stage.random(`house ${n}`);
      const x = (n - 13) * 118 + random.unit() * 20;
      return Math.abs(x + 60 - focus) < 190
        ? ''
        : drawHouse(stage, {
            x,
            y: quay,
            front: 56,
            side: 74,
            height: 96 + random.unit() * 60,
            roof: 34,
            wall: random.pick([...PLASTER, '#e58a6a', '#f1c56f']),
            tiles: random.pick(TERRACOTTA),
            depth: 0.08,
            floors: 3,
            isTurned: random.chance(0.5),
          });
    }).join(''),
  );
  const trees = stage.stamp(
    Array.from({ length: 16 }, (_, n) =>
      drawOak(
        stage,
        {
          x: (n - 8) * 210 + 40,
          y: quay + 8,
          height: 92,
          depth: 0.05,
          colour: stage.land.foliage[n % 3] ?? stage.land.wood,
        },
        n,
      ),
    ).join(''),
  );
  return [
    drawSkyline(stage, quay, 0.6, 110),
    drawMist(stage, horizon - 60, quay, 0.5),
    dome,
    houses,
    rect(-stage.half, quay - 4, stage.half * 2, 26, stage.shaded('#c2a582', 0.04)),
    trees,
    drawWater(stage, { from: quay + 20, mirrored: dome + houses + trees, clarity: 0.5 }),
    drawRowboat(
      stage,
      -focus * 0.5,
      HEIGHT - 110,
      200,
      stage.random('boat').pick(['#c9573c', '#2b7c74', '#e8b04a']),
    ),
    drawBranch(stage, away, stage.land.foliage[0] ?? stage.land.wood),
  ].join('');
}
