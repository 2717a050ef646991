import { drawVillage } from '../../buildings/village.ts';
import { drawRows } from '../../fields.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { avenueTree, drawTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawFarHills } from '../farHills.ts';

/** Wheat to the horizon, a village the colour of the earth about its church, poplars by a stream. */
export function plateau(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const away = focus >= 0 ? -1 : 1;
  const plain = ridgeOf(stage, { part: 'plain', y: horizon + 60, rise: 10, span: 800 });
  const rise = withHill(plain, focus, 40, 340);
  const near = withHill(
    ridgeOf(stage, { part: 'near', y: HEIGHT - 150, rise: 22, span: 700 }),
    away * stage.core * 0.6,
    60,
    520,
  );
  const poplars = Array.from({ length: 8 }, (_, n) => {
    const x = focus + away * (330 + n * 54);
    return drawTree(
      stage,
      avenueTree(stage),
      { x, y: plain(x) + 18, height: 110 + 50 * stage.unit('poplar', n), depth: 0.12 },
      n,
    );
  });
  const lone = away * stage.core * 0.72;
  return [
    drawFarHills(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 80, 0.55),
    drawLand(stage, rise, { colour: land.fields[1] ?? land.meadow, depth: 0.14, mist: 0.04, mistDepth: 260 }),
    drawVillage(stage, {
      part: 'village',
      x: focus,
      reach: 240,
      ground: (x) => rise(x) + 14,
      size: 74,
      depth: 0.08,
      rows: 2,
      terrace: 26,
    }),
    ...poplars,
    drawRows(stage, {
      ground: (x) => plain(x) + 70,
      vanishing: { x: focus * 0.6, y: horizon + 66 },
      crop: land.fields[0] ?? land.meadow,
      earth: land.fields[3] ?? land.meadow,
      depth: 0.04,
      spacing: 150,
    }),
    drawLand(stage, near, { colour: land.fields[2] ?? land.meadow, depth: 0, mist: 0, mistDepth: 300 }),
    drawShadow(stage, lone, near(lone) + 20, 40, 360),
    drawTree(stage, 'oak', { x: lone, y: near(lone) + 20, height: 230, depth: 0 }, 6),
    drawGrass(
      stage,
      (x) => HEIGHT - 6 + 10 * Math.sin(x / 120),
      land.isSnowy ? '#d8dedb' : (land.fields[0] ?? land.meadow),
      96,
    ),
  ].join('');
}
