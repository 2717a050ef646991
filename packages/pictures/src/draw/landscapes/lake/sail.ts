import { drawSailboat } from '../../buildings/boats.ts';
import { drawGrass } from '../../foreground.ts';
import { drawMist } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { mountains } from './parts.ts';

/** One sail on the wide lake. */
export function sail(stage: Stage, { horizon, focus }: View): Markup {
  const range = stage.stamp(mountains(stage, horizon, 380));
  return [
    range,
    drawMist(stage, horizon - 170, horizon, 0.75),
    drawWater(stage, { from: horizon, mirrored: range, clarity: 0.6 }),
    drawSailboat(stage, -focus * 1.1, horizon + 26, 54, 0.3, '#fbf2df'),
    drawSailboat(stage, -focus * 0.6, horizon + 40, 70, 0.2, '#f0c071'),
    drawSailboat(
      stage,
      focus,
      horizon + 210,
      400,
      0,
      stage.random('sail').pick(['#fbf2df', '#e8795b', '#f5e2bd']),
    ),
    drawGrass(stage, (x) => HEIGHT + 14 + 10 * Math.sin(x / 90), stage.land.wood, 80),
  ].join('');
}
