import { drawFarm } from '../../buildings/farm.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, oval, path } from '../../svg.ts';
import { drawTree, gardenTree, loneTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** A farmhouse in its orchard: apple trees in the north, oranges and olives in the south. */
export function orchard(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const meadow = withHill(
    ridgeOf(stage, { part: 'meadow', y: horizon + 120, rise: 20, span: 640 }),
    focus,
    50,
    420,
  );
  const kind = loneTree(stage);
  const isNorth = stage.setting.climate !== 'south';
  const trees: { y: number; markup: Markup }[] = [];
  for (let row = 0; row < 3; row++) {
    const t = row / 2;
    const gap = 170 + 150 * t;
    for (let n = -Math.ceil(stage.half / gap) - 1; n * gap < stage.half + gap; n++) {
      const x = (n + (row % 2) * 0.5) * gap + 30 * (stage.unit(`tree ${row}`, n) - 0.5);
      const y = meadow(x) + 56 + 190 * t;
      if (row === 0 && Math.abs(x - focus) < 240) continue;
      const height = (isNorth ? 130 : 170) + 130 * t;
      const bloom =
        isNorth && (land.season === 'spring' || land.season === 'autumn')
          ? fruits(stage, x, y, height, n + row * 31)
          : '';
      trees.push({
        y,
        markup:
          drawShadow(stage, x, y, height * 0.2, height * 0.9) +
          drawTree(stage, kind, { x, y, height, depth: 0.06 * (1 - t) }, n + row * 31) +
          bloom,
      });
    }
  }
  const garden = focus + 190;
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 100, 0.7),
    drawLand(stage, ridgeOf(stage, { part: 'hedge', y: horizon + 84, rise: 30, span: 340, octaves: 3 }), {
      colour: land.wood,
      depth: 0.34,
      mist: 0.26,
    }),
    drawLand(stage, meadow, { colour: land.meadow, depth: 0.06, mist: 0, mistDepth: 340 }),
    drawTree(stage, gardenTree(stage), { x: garden, y: meadow(garden) + 24, height: 210, depth: 0.06 }, 3),
    drawShadow(stage, focus, meadow(focus) + 28, 200, 320),
    drawFarm(stage, focus, meadow(focus) + 26, 210, 0.03),
    ...trees.map(({ markup }) => markup),
    drawGrass(stage, (x) => HEIGHT + 4 + 12 * Math.sin(x / 110), land.meadow, 92),
  ].join('');
}

/** Blossom in spring, apples in autumn. */
function fruits(stage: Stage, x: number, y: number, height: number, seed: number): Markup {
  let d = '';
  for (let n = 0; n < 12; n++)
    d += oval(
      x + (stage.unit('apple x', seed * 13 + n) - 0.5) * height * 0.6,
      y - height * (0.46 + 0.36 * stage.unit('apple y', seed * 13 + n)),
      height * (stage.land.season === 'spring' ? 0.034 : 0.024),
    );
  return path(d, stage.lit(stage.land.season === 'spring' ? '#fbe6e2' : '#d2452f'));
}
