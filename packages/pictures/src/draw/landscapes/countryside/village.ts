import { drawVillage } from '../../buildings/village.ts';
import { drawRows } from '../../fields.ts';
import { drawBranch, drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow } from '../../trees.ts';
import { avenueTree, drawTree, loneTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** A village about its church, among patchwork fields. */
export function village(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const random = stage.random('village');
  const isLevel = stage.setting.relief === 'flat';
  const hill = withHill(
    ridgeOf(stage, { part: 'hill', y: horizon + 90, rise: 22, span: 520 }),
    focus,
    isLevel ? 8 : 70,
    340,
  );
  const fields = [0, 1, 2].map((n) =>
    ridgeOf(stage, { part: `field ${n}`, y: horizon + 165 + n * 100, rise: 40, span: 560 - n * 60 }),
  );
  const trees = Array.from({ length: 9 }, (_, n) => {
    const x = (n - 4) * 210 + random.unit() * 120;
    const ground = fields[n % 2];
    return ground && Math.abs(x - focus) > 110
      ? drawShadow(stage, x, ground(x) + 20, 40, 170) +
          drawTree(
            stage,
            n % 3 ? loneTree(stage) : avenueTree(stage),
            { x, y: ground(x) + 20, height: 110 + random.unit() * 60, depth: 0.06 },
            n,
          )
      : '';
  });
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 100, 0.75),
    drawLand(stage, hill, { colour: land.meadow, depth: 0.16, mist: 0.08 }),
    drawVillage(stage, {
      part: 'village',
      x: focus,
      reach: 330,
      ground: (x) => hill(x) + 16,
      size: 84,
      depth: 0.08,
      rows: isLevel ? 2 : 3,
      terrace: isLevel ? 12 : 34,
    }),
    ...fields.map((ground, n) =>
      n === 1
        ? drawRows(stage, {
            ground,
            vanishing: { x: focus * 0.7, y: horizon + 60 },
            crop: land.fields[n] ?? land.meadow,
            earth: land.fields[n + 1] ?? land.meadow,
            depth: 0.03,
            spacing: 120,
          })
        : drawLand(stage, ground, {
            colour: land.fields[n === 0 ? 0 : 3] ?? land.meadow,
            depth: 0.1 - n * 0.04,
            mist: 0,
            mistDepth: 300,
          }),
    ),
    ...trees,
    random.chance(0.5) ? drawBranch(stage, focus >= 0 ? -1 : 1, land.foliage[2] ?? land.wood) : '',
    drawGrass(stage, (x) => HEIGHT + 4 + 12 * Math.sin(x / 120), land.meadow, 96),
  ].join('');
}
