import { drawSailboat } from '../../buildings/boats.ts';
import { drawVillage } from '../../buildings/village.ts';
import { drawRocks } from '../../foreground.ts';
import { landPath, ridgeOf, withHill } from '../../land.ts';
import { type Stage, fade } from '../../stage.ts';
import { type Markup, num, path } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { DEEP, farCoast } from './parts.ts';

/** A village that climbs from the water. */
export function terracedVillage(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const shore = horizon + 112;
  const slope = (x: number) =>
    shore - 4 - 400 / (1 + Math.exp(-((x - focus - side * 60) * side) / 95)) + 12 * Math.sin(x / 57);
  const land = (x: number) => ((x - focus) * side < -190 ? shore : Math.min(shore, slope(x)));
  const cape = stage.stamp(
    path(
      landPath(stage, land, shore),
      fade(stage, shore - 380, shore, stage.lit(stage.land.meadow, 0.1), stage.shaded('#a87d5c', 0.02)),
    ),
  );
  const village = stage.stamp(
    drawVillage(stage, {
      part: 'village',
      x: focus + side * 130,
      reach: 330,
      ground: (x) => Math.min(shore, slope(x) + 190),
      size: 92,
      depth: 0.04,
      rows: 4,
      floors: 2,
      terrace: 62,
    }),
  );
  const hill = withHill(
    ridgeOf(stage, { part: 'hill', y: horizon - 60, rise: 70, span: 330, octaves: 3 }),
    focus + side * 420,
    300,
    480,
  );
  return [
    farCoast(stage, horizon, 0.7),
    path(
      landPath(stage, (x) => Math.min(horizon, hill(x)), horizon + 10),
      fade(
        stage,
        horizon - 330,
        horizon,
        stage.tint(stage.land.wood, 0.3),
        stage.tint(stage.land.wood, 0.55),
      ),
    ),
    drawWater(stage, { from: horizon, deep: DEEP }),
    `<g transform="translate(0 ${num(2 * shore)}) scale(1 -1)" opacity=".3">${cape}${village}</g>`,
    cape,
    village,
    drawRocks(stage, shore + 10, 50, side > 0 ? focus - 150 : -4000, side > 0 ? 4000 : focus + 150),
    drawSailboat(stage, -side * stage.core * 0.3, horizon + 130, 130, 0, '#fbf2df'),
    drawSailboat(stage, -side * stage.core * 0.62, horizon + 52, 64, 0.2, '#f0c071'),
  ].join('');
}
