import { drawCastle } from '../../buildings/castle.ts';
import { drawSailboat } from '../../buildings/boats.ts';
import { drawBranch } from '../../foreground.ts';
import { drawMist } from '../../land.ts';
import type { Stage } from '../../stage.ts';
import { type Markup, num } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { mountains } from './parts.ts';

/** A castle whose walls stand in the lake. */
export function waterCastle(stage: Stage, { horizon, focus }: View): Markup {
  const foot = horizon + 70;
  const range = stage.stamp(mountains(stage, horizon, 320));
  const castle = stage.stamp(
    drawCastle(stage, {
      x: focus,
      y: foot,
      height: 250,
      wall: stage.setting.stone,
      tiles: stage.setting.tiles[0] ?? '#5d7280',
      depth: 0.05,
    }),
  );
  return [
    range,
    drawMist(stage, horizon - 150, horizon, 0.7),
    drawWater(stage, { from: horizon, mirrored: range, clarity: 0.5 }),
    `<g transform="translate(0 ${num(foot * 2)}) scale(1 -1)" opacity=".36">${castle}</g>`,
    castle,
    drawSailboat(stage, -focus * 0.9, horizon + 120, 120, 0, '#fbf2df'),
    drawBranch(stage, focus >= 0 ? -1 : 1, stage.land.foliage[0] ?? stage.land.wood),
  ].join('');
}
