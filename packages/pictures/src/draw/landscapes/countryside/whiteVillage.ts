import { drawCastle } from '../../buildings/castle.ts';
import { drawVillage } from '../../buildings/village.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawTree, loneTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** A white village below its castle, olive groves in rows at its feet. */
export function whiteVillage(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const hill = withHill(
    ridgeOf(stage, { part: 'hill', y: horizon + 150, rise: 24, span: 460 }),
    focus,
    240,
    330,
  );
  const grove = withHill(
    ridgeOf(stage, { part: 'grove', y: HEIGHT - 200, rise: 34, span: 620 }),
    -focus,
    70,
    460,
  );
  const trees: { y: number; markup: Markup }[] = [];
  for (let row = 0; row < 4; row++) {
    const t = row / 3;
    const gap = 74 + 110 * t;
    for (let n = -Math.ceil(stage.half / gap) - 1; n * gap < stage.half + gap; n++) {
      const x = (n + (row % 2) * 0.5) * gap + 12 * stage.unit(`olive ${row}`, n);
      const y = grove(x) + 22 + 170 * t ** 1.2;
      trees.push({
        y,
        markup: drawTree(
          stage,
          loneTree(stage),
          { x, y, height: 84 + 110 * t, depth: 0.05 * (1 - t) },
          n + row * 40,
        ),
      });
    }
  }
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 110, 0.6),
    drawCastle(stage, {
      x: focus,
      y: hill(focus) + 22,
      height: 110,
      wall: stage.setting.stone,
      tiles: stage.setting.tiles[0] ?? '#b5633f',
      depth: 0.14,
    }),
    drawLand(stage, hill, { colour: land.fields[1] ?? land.meadow, depth: 0.12, mist: 0.06, mistDepth: 320 }),
    drawVillage(stage, {
      part: 'village',
      x: focus,
      reach: 330,
      ground: (x) => hill(x) + 130,
      size: 66,
      depth: 0.06,
      rows: 5,
      terrace: 34,
    }),
    drawLand(stage, grove, { colour: land.fields[0] ?? land.meadow, depth: 0.01, mist: 0, mistDepth: 300 }),
    ...trees.map(({ markup }) => markup),
  ].join('');
}
