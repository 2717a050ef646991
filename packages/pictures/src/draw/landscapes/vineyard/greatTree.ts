import { drawFarm } from '../../buildings/farm.ts';
import { drawRows } from '../../fields.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import type { Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow } from '../../trees.ts';
import { drawTree, loneTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { rowColours } from '../vines.ts';
import { drawFarHills } from '../farHills.ts';

/** A winegrower's house under one great tree. */
export function greatTree(stage: Stage, { horizon, focus }: View): Markup {
  const away = focus >= 0 ? -1 : 1;
  const slope = withHill(
    ridgeOf(stage, { part: 'slope', y: horizon + 110, rise: 26, span: 600 }),
    focus,
    56,
    420,
  );
  const tree = focus + away * 240;
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 20, horizon + 90, 0.7),
    drawLand(stage, ridgeOf(stage, { part: 'plots', y: horizon + 74, rise: 26, span: 380 }), {
      colour: stage.land.fields[1] ?? stage.land.meadow,
      depth: 0.26,
      mist: 0.2,
    }),
    drawRows(stage, {
      ground: slope,
      vanishing: { x: focus * 0.2 + away * 200, y: horizon + 30 },
      ...rowColours(stage),
      depth: 0.02,
      spacing: 200,
      isBushy: true,
    }),
    drawShadow(stage, focus, slope(focus) + 30, 220, 380),
    drawFarm(stage, focus, slope(focus) + 28, 210, 0.02),
    drawShadow(stage, tree, slope(tree) + 50, 70, 480),
    drawTree(stage, loneTree(stage), { x: tree, y: slope(tree) + 50, height: 400, depth: 0 }, 9),
  ].join('');
}
