import { drawCastle } from '../../buildings/castle.ts';
import { drawRows } from '../../fields.ts';
import { drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import type { View } from '../landscape.ts';
import { rowColours } from '../vines.ts';
import { drawFarHills } from '../farHills.ts';

/** A castle that watches over its vines. */
export function castleVines(stage: Stage, { horizon, focus }: View): Markup {
  const hill = withHill(
    ridgeOf(stage, { part: 'hill', y: horizon + 90, rise: 22, span: 460 }),
    focus,
    170,
    320,
  );
  const near = withHill(
    ridgeOf(stage, { part: 'near', y: HEIGHT - 190, rise: 26, span: 600 }),
    -focus,
    60,
    520,
  );
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 110, 0.75),
    drawCastle(stage, {
      x: focus,
      y: hill(focus) + 28,
      height: 180,
      wall: stage.setting.stone,
      tiles: stage.setting.tiles[0] ?? '#b5553c',
      depth: 0.1,
    }),
    drawRows(stage, {
      ground: hill,
      vanishing: { x: focus, y: horizon - 170 },
      ...rowColours(stage),
      depth: 0.1,
      spacing: 96,
      bottom: HEIGHT - 120,
    }),
    drawRows(stage, {
      ground: near,
      vanishing: { x: -focus * 0.5, y: horizon + 70 },
      ...rowColours(stage),
      depth: 0,
      spacing: 210,
      isBushy: true,
    }),
  ].join('');
}
