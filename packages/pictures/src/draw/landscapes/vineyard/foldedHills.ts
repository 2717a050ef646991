import { drawHouse } from '../../buildings/house.ts';
import { drawVillage } from '../../buildings/village.ts';
import { drawRows } from '../../fields.ts';
import { drawBranch } from '../../foreground.ts';
import { drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow } from '../../trees.ts';
import { drawTree, gardenTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { rowColours } from '../vines.ts';
import { drawFarHills } from '../farHills.ts';

/** Vines over folded hills, a village on the highest. */
export function foldedHills(stage: Stage, { horizon, focus }: View): Markup {
  const away = focus >= 0 ? -1 : 1;
  const top = withHill(
    ridgeOf(stage, { part: 'top', y: horizon + 80, rise: 24, span: 460 }),
    focus,
    130,
    300,
  );
  const left = withHill(
    ridgeOf(stage, { part: 'left', y: horizon + 220, rise: 40, span: 520 }),
    away * stage.core * 0.75,
    150,
    520,
  );
  const right = withHill(
    ridgeOf(stage, { part: 'right', y: HEIGHT - 130, rise: 34, span: 560 }),
    focus * 1.1,
    120,
    520,
  );
  const hut = away * stage.core * 0.42;
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 20, horizon + 100, 0.75),
    drawRows(stage, {
      ground: top,
      vanishing: { x: focus, y: horizon - 110 },
      ...rowColours(stage),
      depth: 0.14,
      spacing: 92,
      bottom: HEIGHT - 180,
    }),
    drawVillage(stage, {
      part: 'village',
      x: focus,
      reach: 200,
      ground: (x) => top(x) + 14,
      size: 66,
      depth: 0.1,
      rows: 2,
      terrace: 30,
    }),
    drawRows(stage, {
      ground: left,
      vanishing: { x: away * stage.core * 1.1, y: horizon + 10 },
      ...rowColours(stage),
      depth: 0.05,
      spacing: 132,
      isBushy: true,
    }),
    drawShadow(stage, hut, left(hut) + 30, 90, 220),
    drawHouse(stage, {
      x: hut - 60,
      y: left(hut) + 30,
      front: 52,
      side: 74,
      height: 58,
      roof: 36,
      wall: stage.random('hut').pick(stage.setting.walls),
      tiles: stage.setting.tiles[0] ?? '#bb5f41',
      depth: 0.02,
    }),
    drawTree(stage, gardenTree(stage), { x: hut + 96, y: left(hut + 96) + 20, height: 190, depth: 0.02 }, 3),
    drawRows(stage, {
      ground: right,
      vanishing: { x: focus * 0.2, y: horizon + 140 },
      ...rowColours(stage),
      depth: 0,
      spacing: 190,
      isBushy: true,
    }),
    drawBranch(stage, away, rowColours(stage).crop),
  ].join('');
}
