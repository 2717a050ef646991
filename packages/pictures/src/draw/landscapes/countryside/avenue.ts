import { drawFarm } from '../../buildings/farm.ts';
import { drawRows } from '../../fields.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow } from '../../trees.ts';
import { avenueTree, drawTree, gardenTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** A farm on its hill at the end of an avenue of trees. */
export function avenue(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const hill = withHill(
    ridgeOf(stage, { part: 'hill', y: horizon + 120, rise: 30, span: 520 }),
    focus,
    110,
    360,
  );
  const fore = withHill(
    ridgeOf(stage, { part: 'fore', y: HEIGHT - 170, rise: 46, span: 620 }),
    -focus * 0.9,
    70,
    460,
  );
  const foot = hill(focus) + 8;
  const trees = Array.from({ length: 9 }, (_, n) => {
    const t = n / 8;
    const x = focus - Math.sign(focus || 1) * (110 + 460 * t) + 40 * Math.sin(t * 5);
    return { x, y: hill(x) + 16 + 60 * t, height: 120 + 130 * t };
  });
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 20, horizon + 110, 0.7),
    drawLand(stage, ridgeOf(stage, { part: 'middle', y: horizon + 80, rise: 38, span: 430 }), {
      colour: land.fields[1] ?? land.meadow,
      depth: 0.3,
      mist: 0.2,
    }),
    drawLand(stage, hill, { colour: land.fields[0] ?? land.meadow, depth: 0.06, mist: 0 }),
    drawShadow(stage, focus, foot + 8, 230, 300),
    drawFarm(stage, focus, foot + 6, 190, 0.03),
    drawTree(stage, gardenTree(stage), { x: focus + 165, y: foot + 10, height: 190, depth: 0.04 }, 1),
    drawTree(stage, gardenTree(stage), { x: focus - 190, y: foot + 16, height: 150, depth: 0.04 }, 2),
    ...trees.map(
      ({ x, y, height }, n) =>
        drawShadow(stage, x, y, height * 0.14, height * 1.5) +
        drawTree(stage, avenueTree(stage), { x, y, height, depth: 0.02 }, n),
    ),
    drawRows(stage, {
      ground: fore,
      vanishing: { x: focus * 0.3, y: horizon + 20 },
      crop: land.fields[2] ?? land.meadow,
      earth: land.fields[1] ?? land.meadow,
      depth: 0,
      spacing: 150,
      isBushy: land.season === 'summer',
    }),
    drawGrass(stage, (x) => HEIGHT + 6 + 10 * Math.sin(x / 90), land.meadow, 78),
  ].join('');
}
