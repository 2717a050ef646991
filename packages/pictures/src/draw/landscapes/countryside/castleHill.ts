import { drawCastle } from '../../buildings/castle.ts';
import { drawRows } from '../../fields.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow } from '../../trees.ts';
import { drawTree, gardenTree, loneTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** A castle high above patchwork fields. */
export function castleHill(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const hill = withHill(
    ridgeOf(stage, { part: 'hill', y: horizon + 110, rise: 26, span: 420 }),
    focus,
    210,
    270,
  );
  const apron = withHill(
    ridgeOf(stage, { part: 'apron', y: horizon + 220, rise: 30, span: 520 }),
    -focus,
    70,
    420,
  );
  const near = ridgeOf(stage, { part: 'near', y: HEIGHT - 120, rise: 40, span: 600 });
  const trees = Array.from({ length: 12 }, (_, n) => {
    const x = (n - 6) * 170 + 120 * stage.unit('hedge', n);
    return (
      drawShadow(stage, x, apron(x) + 8, 34, 120) +
      drawTree(
        stage,
        n % 4 ? loneTree(stage) : gardenTree(stage),
        { x, y: apron(x) + 10, height: 84 + 50 * stage.unit('hedge h', n), depth: 0.08 },
        n + 60,
      )
    );
  });
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon, horizon + 120, 0.75),
    drawCastle(stage, {
      x: focus,
      y: hill(focus) + 26,
      height: 190,
      wall: stage.setting.stone,
      tiles: stage.setting.tiles[0] ?? '#5d7280',
      depth: 0.1,
    }),
    drawLand(stage, hill, { colour: land.wood, depth: 0.16, mist: 0.1, mistDepth: 260 }),
    drawLand(stage, apron, { colour: land.fields[1] ?? land.meadow, depth: 0.08, mist: 0.02 }),
    ...trees,
    drawRows(stage, {
      ground: near,
      vanishing: { x: focus * 0.6, y: horizon + 90 },
      crop: land.fields[2] ?? land.meadow,
      earth: land.fields[0] ?? land.meadow,
      depth: 0,
      spacing: 170,
    }),
    drawGrass(stage, (x) => HEIGHT + 10 + 8 * Math.sin(x / 80), land.meadow, 84),
  ].join('');
}
