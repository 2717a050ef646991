import { drawRowboat } from '../../buildings/boats.ts';
import { drawMountainHouse, drawSmoke } from '../../buildings/chalet.ts';
import { drawGrass } from '../../foreground.ts';
import { drawMist, landPath, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, path } from '../../svg.ts';
import { drawSpruces } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { woodedHills } from './parts.ts';

/** A cabin on the shore of a forest lake. */
export function cabin(stage: Stage, { horizon, focus }: View): Markup {
  const hills = stage.stamp(woodedHills(stage, horizon, 170));
  const shore = withHill(
    ridgeOf(stage, { part: 'shore', y: horizon - 2, rise: 8, span: 240 }),
    focus,
    22,
    300,
  );
  const woods = stage.stamp(
    drawSpruces(stage, {
      part: 'woods',
      ground: shore,
      height: 190,
      spacing: 36,
      depth: 0.14,
      isClear: (x) => Math.abs(x - focus) < 120,
      density: 0.85,
      isLit: true,
      mistDepth: 20,
    }),
  );
  const bank = stage.stamp(
    path(
      landPath(stage, (x) => Math.min(horizon + 2, shore(x)), horizon + 3),
      stage.tint(stage.land.meadow, 0.06),
    ),
  );
  const house = stage.stamp(
    drawMountainHouse(stage, focus, horizon - 2, 190, 0.03) +
      drawSmoke(stage, focus + 48, horizon - 150, 200),
  );
  return [
    hills,
    drawMist(stage, horizon - 150, horizon, 0.8),
    woods,
    bank,
    house,
    drawWater(stage, { from: horizon, mirrored: hills + woods + bank + house, clarity: 0.66 }),
    drawRowboat(stage, focus * 0.2, horizon + 180, 170, '#d96a45'),
    drawGrass(
      stage,
      (x) => HEIGHT + 10 + 26 * Math.sin(x / 210),
      stage.land.isSnowy ? '#c9cfc4' : '#8f9a58',
      150,
    ),
  ].join('');
}
