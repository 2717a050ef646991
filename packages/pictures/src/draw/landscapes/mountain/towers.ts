import { drawMountainHouse, drawSmoke } from '../../buildings/chalet.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { drawPeaks } from '../../peaks.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow, drawSpruces } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { farRange, summit } from './parts.ts';

/** Sheer towers of rock above a meadow with one hut. */
export function towers(stage: Stage, { horizon, focus }: View): Markup {
  const random = stage.random('towers');
  const base = horizon + 60;
  const away = focus >= 0 ? -1 : 1;
  const middle = away * stage.core * 0.22;
  const tops = [0, 1, 2, 3, 4].map((n) =>
    summit(
      middle + (n - 2) * 165 + random.unit() * 40,
      130 + Math.abs(n - 1.6) * 66 + random.unit() * 60,
      150 + random.unit() * 60,
    ),
  );
  const meadow = withHill(
    ridgeOf(stage, { part: 'meadow', y: horizon + 130, rise: 44, span: 560 }),
    focus,
    70,
    400,
  );
  const belt = ridgeOf(stage, { part: 'belt', y: horizon + 76, rise: 30, span: 240, octaves: 3 });
  const near = withHill(
    ridgeOf(stage, { part: 'near', y: HEIGHT - 90, rise: 40, span: 430 }),
    -focus,
    60,
    500,
  );
  return [
    farRange(stage, base),
    drawPeaks(stage, tops, { part: 'towers', base, depth: 0.14, isSheer: true }),
    drawMist(stage, base - 170, base + 60, 0.75),
    drawSpruces(stage, { part: 'belt', ground: belt, height: 92, spacing: 20, depth: 0.34 }),
    drawLand(stage, belt, { colour: stage.land.spruce, depth: 0.34, mist: 0.5 }),
    drawLand(stage, meadow, { colour: stage.land.meadow, depth: 0.1, mist: 0 }),
    drawShadow(stage, focus, meadow(focus) + 50, 110, 240),
    drawMountainHouse(stage, focus, meadow(focus) + 50, 160, 0.02),
    drawSmoke(stage, focus + 40, meadow(focus) - 70, 160),
    drawSpruces(stage, {
      part: 'lone',
      ground: (x) => meadow(x) + 60,
      height: 150,
      spacing: 170,
      depth: 0.06,
      isClear: (x) => Math.abs(x - focus) < 170,
      density: 0.6,
      isLit: true,
    }),
    drawLand(stage, near, { colour: stage.land.isSnowy ? '#e3e9ea' : stage.land.wood, depth: 0, mist: 0 }),
    drawGrass(stage, near, stage.land.isSnowy ? '#d5dfe0' : stage.land.meadow, 74),
  ].join('');
}
