import { drawChateau } from '../../buildings/castle.ts';
import { drawRows } from '../../fields.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import type { Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawOak } from '../../trees.ts';
import { drawTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { rowColours } from '../vines.ts';
import { drawFarHills } from '../farHills.ts';

/** A château at the head of its vines. */
export function chateau(stage: Stage, { horizon, focus }: View): Markup {
  const rise = withHill(
    ridgeOf(stage, { part: 'rise', y: horizon + 84, rise: 16, span: 620 }),
    focus,
    46,
    480,
  );
  const foot = rise(focus) + 14;
  const trees = Array.from({ length: 10 }, (_, n) => {
    const x = focus + (n - 4.5) * 120 + (n < 5 ? -110 : 110);
    return drawOak(
      stage,
      {
        x,
        y: rise(x) + 12,
        height: 110 + 60 * stage.unit('park', n),
        depth: 0.18,
        colour: stage.land.foliage[n % stage.land.foliage.length] ?? stage.land.wood,
      },
      n,
    );
  }).join('');
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 20, horizon + 90, 0.7),
    drawLand(stage, rise, { colour: stage.land.meadow, depth: 0.14, mist: 0.1 }),
    trees,
    drawChateau(stage, {
      x: focus,
      y: foot,
      height: 210,
      wall: stage.setting.stone,
      tiles: '#5b7080',
      depth: 0.05,
    }),
    drawTree(stage, 'poplar', { x: focus - 225, y: foot + 4, height: 185, depth: 0.06 }, 0),
    drawTree(stage, 'poplar', { x: focus + 225, y: foot + 4, height: 185, depth: 0.06 }, 0),
    drawRows(stage, {
      ground: (x) => rise(x) + 22,
      vanishing: { x: focus, y: horizon + 46 },
      ...rowColours(stage),
      depth: 0,
      spacing: 220,
      isBushy: true,
    }),
  ].join('');
}
