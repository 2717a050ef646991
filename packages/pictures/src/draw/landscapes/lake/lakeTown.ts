import { drawSailboat } from '../../buildings/boats.ts';
import { drawVillage } from '../../buildings/village.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, landPath, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, path } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import { drawTree, loneTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { mountains } from './parts.ts';

/** A small town on the far shore, hills behind it. */
export function lakeTown(stage: Stage, { horizon, focus }: View): Markup {
  const range = stage.stamp(mountains(stage, horizon, 300));
  const hill = withHill(
    ridgeOf(stage, { part: 'hill', y: horizon - 26, rise: 34, span: 330, octaves: 3 }),
    focus,
    110,
    420,
  );
  const land = stage.stamp(
    path(
      landPath(stage, (x) => Math.min(horizon, hill(x)), horizon),
      fade(
        stage,
        horizon - 150,
        horizon,
        stage.tint(stage.land.wood, 0.2),
        stage.tint(stage.land.wood, 0.32),
      ),
    ),
  );
  const town = stage.stamp(
    drawVillage(stage, {
      part: 'town',
      x: focus,
      reach: 360,
      ground: () => horizon - 2,
      size: 76,
      depth: 0.07,
      rows: 3,
      floors: 2,
      terrace: 40,
    }),
  );
  const tree = -Math.sign(focus || 1) * stage.core * 0.66;
  const bank = withHill(ridgeOf(stage, { part: 'bank', y: HEIGHT - 24, rise: 18, span: 320 }), tree, 50, 300);
  return [
    range,
    drawMist(stage, horizon - 170, horizon, 0.7),
    land,
    town,
    drawWater(stage, { from: horizon, mirrored: range + land + town, clarity: 0.55 }),
    drawSailboat(stage, focus * 0.1, horizon + 120, 128, 0, '#fbf2df'),
    drawLand(stage, bank, { colour: stage.land.meadow, depth: 0, mist: 0 }),
    drawTree(stage, loneTree(stage), { x: tree, y: bank(tree) + 16, height: 500, depth: 0 }, 5),
    drawGrass(stage, (x) => bank(x) + 20, stage.land.meadow, 60),
  ].join('');
}
