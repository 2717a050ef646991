import { drawChurch } from '../../buildings/church.ts';
import { drawRows } from '../../fields.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import type { Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawCypress, drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { rowColours } from '../vines.ts';
import { drawFarHills } from '../farHills.ts';

/** A road of cypresses between two slopes of vines, a church at its end. */
export function cypressRoad(stage: Stage, { horizon, focus }: View): Markup {
  const ground = ridgeOf(stage, { part: 'ground', y: horizon + 80, rise: 10, span: 700 });
  const trees = Array.from({ length: 12 }, (_, n) => {
    const t = (n >> 1) / 5;
    const s = 0.16 + 0.84 * t ** 1.8;
    const side = n % 2 ? 1 : -1;
    const x = focus + side * (40 + 360 * s);
    const y = ground(focus) + 14 + 340 * s;
    return {
      y,
      markup:
        drawShadow(stage, x, y, 40 * s, 420 * s) +
        drawCypress(stage, { x, y, height: 110 + 460 * s, depth: 0.1 * (1 - s), colour: '#2b5c4a' }, 0.11),
    };
  }).toSorted((a, b) => a.y - b.y);
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 90, 0.7),
    drawLand(stage, ridgeOf(stage, { part: 'plots', y: horizon + 64, rise: 20, span: 380 }), {
      colour: stage.land.meadow,
      depth: 0.26,
      mist: 0.2,
    }),
    drawRows(stage, {
      ground,
      vanishing: { x: focus, y: horizon + 40 },
      ...rowColours(stage),
      depth: 0,
      spacing: 250,
      isBushy: true,
    }),
    drawChurch(stage, {
      x: focus,
      y: ground(focus) + 16,
      height: 150,
      steeple: stage.random('steeple').pick(stage.setting.steeples),
      wall: stage.setting.stone,
      tiles: stage.setting.tiles[0] ?? '#b85a3e',
      depth: 0.1,
    }),
    ...trees.map(({ markup }) => markup),
  ].join('');
}
