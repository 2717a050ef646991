import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawSpruces } from '../../trees.ts';
import { drawDeer } from '../deer.ts';
import type { View } from '../landscape.ts';
import { ridges } from './parts.ts';

/** A stag on a rise, the ridges behind it. */
export function stag(stage: Stage, { horizon, focus }: View): Markup {
  const rise = withHill(
    ridgeOf(stage, { part: 'rise', y: HEIGHT - 130, rise: 26, span: 460 }),
    focus,
    120,
    340,
  );
  return [
    ridges(stage, horizon, 4),
    drawMist(stage, horizon + 130, horizon + 330, 0.75),
    drawLand(stage, rise, { colour: stage.land.isSnowy ? '#e3e9ea' : stage.land.spruce, depth: 0, mist: 0 }),
    drawDeer(stage, focus, rise(focus) + 10, 210),
    drawSpruces(stage, {
      part: 'front',
      ground: (x) => rise(x) + 30,
      height: 460,
      spacing: 130,
      depth: 0,
      isLit: true,
      isClear: (x) => Math.abs(x - focus) < stage.core * 0.5,
    }),
    drawGrass(stage, (x) => rise(x) + 24, stage.land.isSnowy ? '#d5dfe0' : stage.land.spruce, 66),
  ].join('');
}
