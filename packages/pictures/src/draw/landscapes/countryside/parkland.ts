import { drawChateau } from '../../buildings/castle.ts';
import { drawBranch, drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import { drawTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** A château beyond its pond and poplars. */
export function parkland(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const lawn = ridgeOf(stage, { part: 'lawn', y: horizon + 66, rise: 10, span: 600 });
  const water = horizon + 128;
  const house = stage.stamp(
    drawChateau(stage, {
      x: focus,
      y: lawn(focus) + 30,
      height: 230,
      wall: stage.setting.stone,
      tiles: '#566b7b',
      depth: 0.08,
    }),
  );
  const poplars = stage.stamp(
    Array.from({ length: 12 }, (_, n) => {
      const x = focus + (n < 6 ? -1 : 1) * (250 + (n % 6) * 82);
      const height = 190 + 80 * stage.unit('poplar', n);
      return drawTree(stage, 'poplar', { x, y: lawn(x) + 36, height, depth: 0.14 }, n);
    }).join(''),
  );
  const bank = withHill(
    ridgeOf(stage, { part: 'bank', y: HEIGHT - 60, rise: 16, span: 420 }),
    -focus * 1.4,
    90,
    420,
  );
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 20, horizon + 80, 0.7),
    drawLand(stage, lawn, { colour: land.meadow, depth: 0.12, mist: 0.04 }),
    poplars,
    house,
    drawWater(stage, { from: water, mirrored: poplars + house, clarity: 0.55 }),
    drawLand(stage, bank, { colour: land.meadow, depth: 0, mist: 0 }),
    drawGrass(stage, (x) => bank(x) + 12, land.meadow, 92),
    drawBranch(stage, focus >= 0 ? -1 : 1, land.foliage[2] ?? land.wood),
  ].join('');
}
