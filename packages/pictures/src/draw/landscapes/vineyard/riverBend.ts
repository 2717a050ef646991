import { drawVillage } from '../../buildings/village.ts';
import { drawRows } from '../../fields.ts';
import { drawBranch } from '../../foreground.ts';
import { drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { rowColours } from '../vines.ts';
import { drawFarHills } from '../farHills.ts';

/** Steep vines above a bend of the river. */
export function riverBend(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const steep = (x: number) =>
    horizon + 120 - 340 / (1 + Math.exp(-((x - focus * 0.75) * side) / 150)) + 16 * Math.sin(x / 120);
  const near = withHill(
    ridgeOf(stage, { part: 'near', y: HEIGHT - 120, rise: 26, span: 520 }),
    -side * stage.core * 0.8,
    110,
    520,
  );
  const shore = horizon + 96;
  const slope = stage.stamp(
    drawRows(stage, {
      ground: steep,
      vanishing: { x: focus + side * 420, y: horizon - 460 },
      ...rowColours(stage),
      depth: 0.12,
      spacing: 74,
      bottom: shore + 40,
    }),
  );
  const village = stage.stamp(
    drawVillage(stage, {
      part: 'village',
      x: focus - side * 40,
      reach: 260,
      ground: () => shore - 2,
      size: 72,
      depth: 0.06,
      rows: 2,
      terrace: 26,
    }),
  );
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 30, horizon + 90, 0.75),
    slope,
    village,
    drawWater(stage, { from: shore, mirrored: slope + village, clarity: 0.5 }),
    drawRows(stage, {
      ground: near,
      vanishing: { x: -focus * 0.4, y: horizon + 120 },
      ...rowColours(stage),
      depth: 0,
      spacing: 180,
      isBushy: true,
    }),
    drawBranch(stage, -side as 1 | -1, rowColours(stage).crop),
  ].join('');
}
