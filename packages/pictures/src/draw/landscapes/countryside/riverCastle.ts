import { drawCastle } from '../../buildings/castle.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawOak } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** A castle on its rock above a slow river. */
export function riverCastle(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const crag = withHill(
    ridgeOf(stage, { part: 'crag', y: horizon + 10, rise: 30, span: 260, octaves: 3 }),
    focus,
    190,
    250,
  );
  const castle = stage.stamp(
    drawCastle(stage, {
      x: focus,
      y: crag(focus) + 30,
      height: 210,
      wall: stage.setting.stone,
      tiles: stage.setting.tiles[0] ?? '#5d7280',
      depth: 0.08,
    }),
  );
  const wood = stage.stamp(
    drawLand(stage, crag, { colour: land.wood, depth: 0.16, mist: 0.26, mistDepth: 260 }),
  );
  const bank = withHill(
    ridgeOf(stage, { part: 'bank', y: HEIGHT - 50, rise: 30, span: 420 }),
    -focus,
    60,
    380,
  );
  const trees = stage.stamp(
    Array.from({ length: 13 }, (_, n) => {
      const x = (n - 6) * 135 + stage.unit('bank tree', n) * 70;
      return drawOak(
        stage,
        {
          x,
          y: horizon + 52,
          height: 90 + 70 * stage.unit('bank height', n),
          depth: 0.16,
          colour: land.foliage[n % land.foliage.length] ?? land.wood,
        },
        n + 30,
      );
    }).join(''),
  );
  const big = -focus * 1.1;
  return [
    drawFarHills(stage, horizon - 20),
    drawMist(stage, horizon - 60, horizon + 60, 0.7),
    castle,
    wood,
    trees,
    drawWater(stage, { from: horizon + 46, mirrored: wood + castle + trees, clarity: 0.5 }),
    drawLand(stage, bank, { colour: land.meadow, depth: 0, mist: 0 }),
    drawOak(
      stage,
      { x: big, y: bank(big) + 20, height: 470, depth: 0, colour: land.foliage[1] ?? land.wood },
      77,
    ),
    drawGrass(stage, (x) => bank(x) + 26, land.meadow, 76),
  ].join('');
}
