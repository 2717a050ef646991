import { drawChurch } from '../../buildings/church.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow } from '../../trees.ts';
import { drawTree, gardenTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** A white chapel among flowers. */
export function chapel(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const meadow = withHill(
    ridgeOf(stage, { part: 'meadow', y: horizon + 120, rise: 22, span: 560 }),
    focus,
    80,
    420,
  );
  const fore = withHill(
    ridgeOf(stage, { part: 'fore', y: HEIGHT - 130, rise: 30, span: 520 }),
    -focus * 1.2,
    60,
    420,
  );
  const y = meadow(focus) + 16;
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 100, 0.75),
    drawLand(stage, ridgeOf(stage, { part: 'back', y: horizon + 80, rise: 34, span: 380 }), {
      colour: land.wood,
      depth: 0.34,
      mist: 0.2,
    }),
    drawLand(stage, meadow, { colour: land.meadow, depth: 0.06, mist: 0 }),
    drawShadow(stage, focus, y, 120, 420),
    drawChurch(stage, {
      x: focus,
      y,
      height: 230,
      steeple: stage.random('steeple').pick(stage.setting.steeples),
      wall: '#fbf2e0',
      tiles: stage.setting.tiles[0] ?? '#b5553c',
      depth: 0.02,
    }),
    drawTree(stage, gardenTree(stage), { x: focus - 130, y: y + 10, height: 240, depth: 0.03 }, 1),
    drawTree(stage, gardenTree(stage), { x: focus + 230, y: y + 6, height: 200, depth: 0.03 }, 2),
    drawLand(stage, fore, { colour: land.fields[1] ?? land.meadow, depth: 0, mist: 0 }),
    drawGrass(stage, fore, land.isSnowy ? '#d8dedb' : land.meadow, 120),
  ].join('');
}
