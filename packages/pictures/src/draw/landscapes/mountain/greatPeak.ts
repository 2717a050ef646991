import { drawMountainHouse, drawSmoke } from '../../buildings/chalet.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { drawPeaks } from '../../peaks.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow, drawSpruces } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { farRange, summit } from './parts.ts';

/** One great mountain over a valley with chalets. */
export function greatPeak(stage: Stage, { horizon, focus }: View): Markup {
  const random = stage.random('great');
  const away = focus >= 0 ? -1 : 1;
  const peak = away * stage.core * 0.14;
  const base = horizon + 70;
  const shoulder = withHill(
    ridgeOf(stage, { part: 'shoulder', y: horizon + 40, rise: 50, span: 340, octaves: 3 }),
    away * stage.core * 0.9,
    120,
    420,
  );
  const alp = withHill(
    ridgeOf(stage, { part: 'alp', y: horizon + 170, rise: 46, span: 520 }),
    focus,
    60,
    420,
  );
  const near = ridgeOf(stage, { part: 'near', y: HEIGHT - 40, rise: 34, span: 380 });
  const chalets = [
    [0, 150],
    [away * 210, 104],
    [-away * 190, 92],
  ] as const;
  return [
    farRange(stage, base),
    drawPeaks(
      stage,
      [
        summit(peak, 120 + random.unit() * 60, 560),
        summit(peak + away * 430, 300, 330),
        summit(peak - away * 390, 330, 340),
      ],
      { part: 'great', base, depth: 0.2 },
    ),
    drawMist(stage, base - 190, base + 50, 0.8),
    drawSpruces(stage, { part: 'back', ground: shoulder, height: 70, spacing: 17, depth: 0.42 }),
    drawLand(stage, shoulder, { colour: stage.land.wood, depth: 0.4, mist: 0.55 }),
    drawLand(stage, alp, { colour: stage.land.meadow, depth: 0.08, mist: 0.02 }),
    drawSpruces(stage, {
      part: 'mid',
      ground: (x) => alp(x) + 30,
      height: 128,
      spacing: 42,
      depth: 0.12,
      isClear: (x) => Math.abs(x - focus) < 330,
      density: 0.75,
      isLit: true,
    }),
    ...chalets.map(
      ([dx, size], index) =>
        drawShadow(stage, focus + dx, alp(focus + dx) + 46 + index * 12, size * 0.8, size * 1.5) +
        drawMountainHouse(stage, focus + dx, alp(focus + dx) + 46 + index * 12, size, 0.03),
    ),
    drawSmoke(stage, focus + 37, alp(focus) - 76, 170),
    drawSpruces(stage, {
      part: 'front',
      ground: near,
      height: 330,
      spacing: 104,
      depth: 0,
      isClear: (x) => Math.abs(x - focus * 0.8) < stage.core * 0.4,
      isLit: true,
    }),
    drawLand(stage, near, {
      colour: stage.land.isSnowy ? stage.land.meadow : stage.land.spruce,
      depth: 0,
      mist: 0,
    }),
    drawGrass(stage, (x) => near(x) + 20, stage.land.isSnowy ? '#dfe6e4' : stage.land.spruce, 40),
  ].join('');
}
