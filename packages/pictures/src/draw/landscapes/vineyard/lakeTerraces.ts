import { drawChurch } from '../../buildings/church.ts';
import { drawHouse } from '../../buildings/house.ts';
import { drawSailboat } from '../../buildings/boats.ts';
import { drawRows } from '../../fields.ts';
import { drawBranch } from '../../foreground.ts';
import { drawLand, drawMist } from '../../land.ts';
import { drawPeaks, rangeOf } from '../../peaks.ts';
import type { Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { rowColours } from '../vines.ts';

/** Terraces of vines that fall to a lake below the Alps. */
export function lakeTerraces(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const slope = (x: number) =>
    horizon + 420 - Math.max(0, x * side + stage.core * 0.5) * 0.3 + 14 * Math.sin(x / 90);
  const upper = (x: number) => slope(x) - 60 + 10 * Math.sin(x / 60);
  const house = focus + side * 40;
  const y = slope(house) - 14;
  return [
    drawPeaks(stage, rangeOf(stage, { part: 'alps', base: horizon, height: 300, spacing: 300 }), {
      part: 'alps',
      base: horizon,
      depth: 0.52,
    }),
    drawMist(stage, horizon - 160, horizon, 0.7),
    drawWater(stage, { from: horizon, deep: '#2c7f90' }),
    drawSailboat(stage, -focus * 0.9, horizon + 70, 84, 0.14, '#fbf2df'),
    drawLand(stage, upper, { colour: stage.land.wood, depth: 0.12, mist: 0.04 }),
    drawShadow(stage, house, y, 120, 240),
    drawChurch(stage, {
      x: house,
      y,
      height: 150,
      steeple: stage.random('steeple').pick(stage.setting.steeples),
      wall: '#f6ecd8',
      tiles: stage.setting.tiles[0] ?? '#8c5440',
      depth: 0.03,
    }),
    drawHouse(stage, {
      x: house - 210,
      y: slope(house - 210) - 10,
      front: 60,
      side: 86,
      height: 66,
      roof: 40,
      wall: stage.random('house').pick(stage.setting.walls),
      tiles: stage.setting.tiles[0] ?? '#b5553c',
      depth: 0.03,
      floors: 2,
    }),
    drawRows(stage, {
      ground: slope,
      vanishing: { x: focus + side * stage.core, y: horizon - 60 },
      ...rowColours(stage),
      depth: 0,
      spacing: 150,
      isBushy: true,
    }),
    drawBranch(stage, -side as 1 | -1, rowColours(stage).crop),
  ].join('');
}
