import { drawChurch } from '../../buildings/church.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { drawPeaks, rangeOf } from '../../peaks.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow, drawSpruces } from '../../trees.ts';
import type { View } from '../landscape.ts';

/** A chapel on the alp before the range. */
export function alpChapel(stage: Stage, { horizon, focus }: View): Markup {
  const base = horizon + 80;
  const alp = withHill(
    ridgeOf(stage, { part: 'alp', y: horizon + 190, rise: 30, span: 560 }),
    focus,
    90,
    360,
  );
  const y = alp(focus) + 14;
  return [
    drawPeaks(stage, rangeOf(stage, { part: 'far', base, height: 330, spacing: 250 }), {
      part: 'far',
      base,
      depth: 0.6,
    }),
    drawPeaks(stage, rangeOf(stage, { part: 'near', base, height: 430, spacing: 470 }), {
      part: 'near',
      base,
      depth: 0.26,
    }),
    drawMist(stage, base - 180, base + 60, 0.8),
    drawLand(stage, ridgeOf(stage, { part: 'foot', y: base, rise: 34, span: 320, octaves: 3 }), {
      colour: stage.land.wood,
      depth: 0.5,
      mist: 0.4,
    }),
    drawSpruces(stage, {
      part: 'belt',
      ground: (x) => alp(x) - 6,
      height: 110,
      spacing: 24,
      depth: 0.3,
      isClear: (x) => Math.abs(x - focus) < 210,
    }),
    drawLand(stage, alp, { colour: stage.land.meadow, depth: 0.05, mist: 0 }),
    drawShadow(stage, focus, y, 90, 330),
    drawChurch(stage, {
      x: focus,
      y,
      height: 190,
      steeple: stage.random('steeple').pick(stage.setting.steeples),
      wall: '#fbf3e2',
      tiles: stage.setting.tiles[0] ?? '#8f4a38',
      depth: 0.02,
    }),
    drawGrass(
      stage,
      (x) => HEIGHT - 70 + 30 * Math.sin(x / 260),
      stage.land.isSnowy ? '#d9e2e3' : stage.land.meadow,
      120,
    ),
  ].join('');
}
