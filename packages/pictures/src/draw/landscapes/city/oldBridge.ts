import { drawBoat } from '../../buildings/boats.ts';
import { drawBridge } from '../../buildings/bridge.ts';
import { drawTown } from '../../buildings/landmarks/landmarks.ts';
import { drawMist } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, rect } from '../../svg.ts';
import { drawTree, gardenTree } from '../../treeKinds.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop, drawSkyline } from '../skyline.ts';

/** An old bridge before the quay, the town's emblem above it. */
export function oldBridge(stage: Stage, { horizon, focus }: View): Markup {
  const bank = horizon + 96;
  const water = horizon + 158;
  const away = focus >= 0 ? -1 : 1;
  const town = stage.stamp(
    drawTown(stage, {
      focus,
      foot: bank + 8,
      height: 500,
      depth: 0.2,
      row: { part: 'row', width: 96, height: 172, depth: 0.14 },
    }),
  );
  const isFlat = stage.setting.relief === 'flat';
  const bridge = stage.stamp(
    drawBridge(
      stage,
      focus + away * (isFlat ? 130 : 300),
      horizon + 100,
      water,
      isFlat ? 250 : 214,
      isFlat ? 3 : 5,
      0.01,
    ),
  );
  const tree = -Math.sign(focus || 1) * stage.core * 0.9;
  return [
    drawBackdrop(stage, bank - 30),
    drawSkyline(stage, bank, 0.62, 104),
    drawMist(stage, horizon - 110, bank, 0.4),
    town,
    drawMist(stage, horizon + 30, water, 0.32),
    rect(-stage.half, bank + 6, stage.half * 2, water - bank, stage.shaded(stage.setting.stone, 0.08)),
    bridge,
    drawWater(stage, { from: water, mirrored: town + bridge, clarity: 0.5 }),
    drawBoat(stage, -focus * 0.4, HEIGHT - 118, 190),
    drawTree(stage, gardenTree(stage), { x: tree, y: HEIGHT + 26, height: 560, depth: 0 }, 8),
  ].join('');
}
