import { drawVillage } from '../../buildings/village.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import { drawPeaks, rangeOf } from '../../peaks.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawSpruces } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { farRange } from './parts.ts';

/** A village deep in a valley between two slopes. */
export function valleyVillage(stage: Stage, { horizon, focus }: View): Markup {
  const base = horizon + 60;
  const floor = ridgeOf(stage, { part: 'floor', y: horizon + 150, rise: 16, span: 500 });
  const slope = (side: 1 | -1) => (x: number) =>
    horizon + 330 - Math.max(0, (x - focus) * side - 230) * 0.62 + 26 * Math.sin(x / 83);
  const near = ridgeOf(stage, { part: 'near', y: HEIGHT - 30, rise: 40, span: 420 });
  const peaks = rangeOf(stage, { part: 'range', base, height: 420, spacing: 330 });
  return [
    farRange(stage, base - 30),
    drawPeaks(stage, peaks, { part: 'range', base, depth: 0.3 }),
    drawMist(stage, base - 150, base + 90, 0.85),
    drawLand(stage, floor, { colour: stage.land.meadow, depth: 0.16, mist: 0.04 }),
    drawVillage(stage, {
      part: 'village',
      x: focus,
      reach: 250,
      ground: (x) => floor(x) + 40,
      size: 82,
      depth: 0.1,
      rows: 2,
      terrace: 30,
    }),
    drawSpruces(stage, {
      part: 'left',
      ground: slope(-1),
      height: 130,
      spacing: 34,
      depth: 0.16,
      isLit: true,
      mistDepth: 300,
    }),
    drawSpruces(stage, {
      part: 'right',
      ground: slope(1),
      height: 130,
      spacing: 34,
      depth: 0.12,
      isLit: true,
      mistDepth: 300,
    }),
    drawLand(stage, (x) => Math.min(slope(1)(x), slope(-1)(x)) + 40, {
      colour: stage.land.wood,
      depth: 0.1,
      mist: 0,
      mistDepth: 500,
    }),
    drawSpruces(stage, {
      part: 'front',
      ground: near,
      height: 270,
      spacing: 92,
      depth: 0,
      isClear: (x) => Math.abs(x - focus) < stage.core * 0.36,
      isLit: true,
    }),
    drawLand(stage, near, { colour: stage.land.isSnowy ? '#e3e9ea' : stage.land.spruce, depth: 0, mist: 0 }),
  ].join('');
}
