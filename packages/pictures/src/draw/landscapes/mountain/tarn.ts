import { drawMountainHouse } from '../../buildings/chalet.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { drawPeaks, rangeOf } from '../../peaks.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow, drawSpruces } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { farRange, summit } from './parts.ts';

/** A tarn that mirrors the mountain. */
export function tarn(stage: Stage, { horizon, focus }: View): Markup {
  const away = focus >= 0 ? -1 : 1;
  const base = horizon + 6;
  const random = stage.random('tarn');
  const mountains = stage.stamp(
    drawPeaks(
      stage,
      [
        summit(focus * 0.5, 130 + random.unit() * 60, 500),
        summit(focus * 0.5 + away * 520, 270, 390),
        summit(focus * 0.5 - away * 480, 300, 380),
        ...rangeOf(stage, { part: 'range', base, height: 210, spacing: 340 }),
      ],
      { part: 'tarn', base, depth: 0.24 },
    ),
  );
  const shore = ridgeOf(stage, { part: 'shore', y: horizon - 6, rise: 10, span: 240 });
  const woods = stage.stamp(
    drawSpruces(stage, {
      part: 'shore',
      ground: shore,
      height: 92,
      spacing: 22,
      depth: 0.2,
      density: 0.85,
      isLit: true,
      mistDepth: 40,
    }),
  );
  const near = withHill(
    ridgeOf(stage, { part: 'near', y: HEIGHT - 30, rise: 28, span: 320 }),
    focus,
    96,
    380,
  );
  return [
    farRange(stage, base),
    mountains,
    drawMist(stage, base - 150, base + 6, 0.6),
    woods,
    drawWater(stage, { from: horizon, mirrored: mountains + woods, clarity: 0.62 }),
    drawLand(stage, near, { colour: stage.land.isSnowy ? '#e3e9ea' : stage.land.meadow, depth: 0, mist: 0 }),
    drawSpruces(stage, {
      part: 'front',
      ground: (x) => near(x) + 14,
      height: 380,
      spacing: 112,
      depth: 0,
      isClear: (x) => (x - focus) * -away < 190,
      isLit: true,
    }),
    drawShadow(stage, focus, near(focus) + 26, 120, 260),
    drawMountainHouse(stage, focus, near(focus) + 26, 200, 0),
    drawGrass(stage, (x) => near(x) + 62, stage.land.isSnowy ? '#d5dfe0' : stage.land.spruce, 60),
  ].join('');
}
