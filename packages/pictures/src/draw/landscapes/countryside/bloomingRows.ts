import { drawFarm } from '../../buildings/farm.ts';
import { drawRows } from '../../fields.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import type { Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow } from '../../trees.ts';
import { drawTree, gardenTree, loneTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** Rows of blossom that run to a lone tree and a farmhouse. */
export function bloomingRows(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const random = stage.random('rows');
  const crop = land.isSnowy ? '#cfd9da' : random.pick(stage.setting.blossom);
  const plain = ridgeOf(stage, { part: 'plain', y: horizon + 62, rise: 12, span: 700 });
  const away = focus >= 0 ? -1 : 1;
  const tree = focus + away * 330;
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 20, horizon + 80, 0.6),
    drawLand(stage, ridgeOf(stage, { part: 'hedge', y: horizon + 52, rise: 14, span: 90, octaves: 3 }), {
      colour: land.wood,
      depth: 0.3,
      mist: 0.4,
    }),
    drawRows(stage, {
      ground: plain,
      vanishing: { x: focus * 0.45, y: horizon + 20 },
      crop,
      earth: land.isSnowy ? '#f2efe8' : '#b98d5c',
      depth: 0,
      spacing: 236,
      isBushy: !land.isSnowy,
    }),
    drawShadow(stage, focus, plain(focus) + 24, 170, 320),
    drawFarm(stage, focus, plain(focus) + 22, 170, 0.05),
    drawTree(stage, gardenTree(stage), { x: focus + 150, y: plain(focus) + 24, height: 180, depth: 0.05 }, 1),
    drawShadow(stage, tree, plain(tree) + 46, 60, 420),
    drawTree(stage, loneTree(stage), { x: tree, y: plain(tree) + 46, height: 300, depth: 0.02 }, 3),
  ].join('');
}
