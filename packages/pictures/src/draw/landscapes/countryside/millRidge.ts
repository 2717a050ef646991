import { drawVillage } from '../../buildings/village.ts';
import { drawRidgeMill } from '../../buildings/windmill.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawTree, loneTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** White windmills along a bare crest, the village below them. */
export function millRidge(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const away = focus >= 0 ? -1 : 1;
  const crest = (x: number) =>
    withHill(ridgeOf(stage, { part: 'crest', y: horizon + 90, rise: 18, span: 520 }), focus, 150, 520)(x);
  const apron = ridgeOf(stage, { part: 'apron', y: horizon + 230, rise: 26, span: 620 });
  const angle = 20 + 50 * stage.unit('angle', 0);
  const mills = [0, 1, 2, 3].map((n) => {
    const x = focus + away * (n * 235 - 40);
    return drawRidgeMill(stage, {
      x,
      y: crest(x) + 10,
      height: 230 - n * 34,
      depth: 0.05 + n * 0.05,
      angle: angle + n * 22,
    });
  });
  const bushes = Array.from({ length: 12 }, (_, n) => {
    const x = (n - 6) * 190 + 100 * stage.unit('bush', n);
    const y = apron(x) + 30 + 60 * stage.unit('bush y', n);
    return (
      drawShadow(stage, x, y, 26, 110) +
      drawTree(stage, loneTree(stage), { x, y, height: 96 + 50 * stage.unit('bush h', n), depth: 0.03 }, n)
    );
  });
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 90, 0.5),
    ...mills,
    drawLand(stage, crest, { colour: land.fields[1] ?? land.meadow, depth: 0.1, mist: 0.02, mistDepth: 260 }),
    drawVillage(stage, {
      part: 'village',
      x: focus + away * 330,
      reach: 260,
      ground: (x) => apron(x) + 2,
      size: 70,
      depth: 0.07,
      rows: 2,
      terrace: 24,
    }),
    drawLand(stage, (x) => apron(x) + 14, {
      colour: land.fields[0] ?? land.meadow,
      depth: 0.02,
      mist: 0,
      mistDepth: 340,
    }),
    ...bushes,
    drawGrass(stage, (x) => HEIGHT - 4 + 10 * Math.sin(x / 110), land.fields[0] ?? land.meadow, 90),
  ].join('');
}
