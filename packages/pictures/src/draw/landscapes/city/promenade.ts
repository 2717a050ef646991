import { drawSailboat } from '../../buildings/boats.ts';
import { drawTown } from '../../buildings/landmarks/landmarks.ts';
import { drawLand, drawMist, landPath, ridgeOf } from '../../land.ts';
import { fade, HEIGHT, type Stage } from '../../stage.ts';
import { box, type Markup, num, path, rect, stroke } from '../../svg.ts';
import { avenueTree, drawTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop } from '../skyline.ts';

/** The sea front of a town across its bay, seen from the walk under the trees. */
export function promenade(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const shore = horizon + 40;
  const cape = (x: number) => {
    const along = (x - focus) * side;
    const end = 1 / (1 + Math.exp((-along - stage.core * 0.62) / 30));
    return shore + 30 - 30 * end;
  };
  const isSea = (x: number) => (x - focus) * side < -stage.core * 0.56;
  const hill = ridgeOf(stage, { part: 'hill', y: shore - 90, rise: 80, span: 380, octaves: 3 });
  const behind = (x: number) => {
    const along = (x - focus) * side + stage.core * 0.5;
    return shore + 20 - Math.max(0, shore + 20 - hill(x)) / (1 + Math.exp(-along / 90));
  };
  const town = stage.stamp(
    drawTown(stage, {
      focus,
      foot: shore,
      height: 370,
      depth: 0.18,
      row: { part: 'row', width: 78, height: 128, depth: 0.12, isClear: isSea },
    }),
  );
  const beach = path(
    landPath(stage, (x) => cape(x) - 4, shore + 26),
    stage.lit('#f1dcb0', 0.1),
  );
  const walk = HEIGHT - 96;
  let rail = '';
  for (let x = Math.floor(-stage.half / 46) * 46; x < stage.half + 46; x += 46)
    rail += box(x, walk - 54, 7, 56);
  const trees = [-0.86, -0.2, 0.62].map((share, n) => {
    const x = -side * stage.core * share;
    return (
      drawShadow(stage, x, HEIGHT - 40, 30, 260) +
      drawTree(stage, avenueTree(stage), { x, y: HEIGHT - 34, height: 560 - n * 60, depth: 0 }, n + 2)
    );
  });
  return [
    drawBackdrop(stage, horizon + 10),
    drawLand(stage, behind, { colour: stage.land.wood, depth: 0.42, mist: 0.6, mistDepth: 160 }),
    drawMist(stage, horizon - 110, shore, 0.45),
    drawWater(stage, { from: horizon + 12, deep: '#1f8794' }),
    drawLand(stage, (x) => (isSea(x) ? HEIGHT * 2 : shore - 6), {
      colour: stage.land.wood,
      depth: 0.2,
      mist: 0.2,
    }),
    town,
    beach,
    drawWater(stage, { from: shore + 24, deep: '#1f8794', mirrored: town, clarity: 0.35 }),
    drawSailboat(stage, -side * stage.core * 0.3, shore + 130, 120, 0.02, '#fbf2df'),
    drawSailboat(stage, -side * stage.core * 0.72, shore + 66, 64, 0.16, '#f0c071'),
    rect(
      -stage.half,
      walk,
      stage.half * 2,
      HEIGHT - walk,
      fade(stage, walk, HEIGHT, stage.lit('#ecd4ae'), stage.shaded('#c9a67f')),
    ),
    rect(-stage.half, walk - 62, stage.half * 2, 8, stage.lit('#f6ecd8')),
    path(rail, stage.tint('#efe2c8')),
    stroke(`M${num(-stage.half)} ${num(walk + 4)}h${num(stage.half * 2)}`, stage.shaded('#b08d68'), 5, {
      opacity: 0.5,
    }),
    ...trees,
  ].join('');
}
