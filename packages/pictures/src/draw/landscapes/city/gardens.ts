import { drawLandmark } from '../../buildings/landmarks/landmarks.ts';
import { drawRoofs } from '../../buildings/roofs.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, outline, path } from '../../svg.ts';
import { avenueTree, drawTree, gardenTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop, drawSkyline } from '../skyline.ts';

/** The emblem of a town beyond the trees and lawns of a park. */
export function gardens(stage: Stage, { horizon, focus }: View): Markup {
  const foot = horizon + 120;
  const lawn = ridgeOf(stage, { part: 'lawn', y: foot + 56, rise: 10, span: 700 });
  const trees = Array.from({ length: 24 }, (_, n) => {
    const x = (n - 12) * 118 + 50 * stage.unit('park', n);
    if (Math.abs(x - focus) < 100) return '';
    const kind = n % 3 ? avenueTree(stage) : gardenTree(stage);
    return drawTree(
      stage,
      kind,
      { x, y: lawn(x) + 10, height: 130 + 60 * stage.unit('park h', n), depth: 0.14 },
      n + 20,
    );
  });
  const walk = outline([
    [focus - 26, lawn(focus) + 4],
    [focus + 26, lawn(focus) + 4],
    [focus * 0.6 + 300, HEIGHT + 10],
    [focus * 0.6 - 300, HEIGHT + 10],
  ]);
  const pairs = [0.42, 0.78].map((t, n) => {
    const y = lawn(focus) + 30 + 230 * t;
    const x = focus + (focus * 0.6 - focus) * t;
    return [-1, 1]
      .map(
        (side) =>
          drawShadow(stage, x + side * (130 + 290 * t), y, 30 + 20 * t, 200) +
          drawTree(
            stage,
            avenueTree(stage),
            { x: x + side * (130 + 290 * t), y, height: 210 + 190 * t, depth: 0.06 - 0.06 * t },
            n * 2 + side + 40,
          ),
      )
      .join('');
  });
  return [
    drawBackdrop(stage, foot - 60),
    drawSkyline(stage, foot + 20, 0.58, 112),
    drawMist(stage, foot - 160, foot + 20, 0.4),
    drawRoofs(stage, 'roofs', ridgeOf(stage, { part: 'roofs', y: foot - 6, rise: 16, span: 220 }), 84, 0.26),
    drawMist(stage, foot - 60, foot + 60, 0.4),
    drawLandmark(stage, { x: focus, y: foot + 44, height: 590, depth: 0.1 }),
    drawLand(stage, lawn, { colour: stage.land.meadow, depth: 0.06, mist: 0 }),
    ...trees,
    path(walk, stage.lit('#ecd9b2', 0.02)),
    ...pairs,
    drawGrass(stage, (x) => HEIGHT + 14 + 6 * Math.sin(x / 90), stage.land.meadow, 58),
  ].join('');
}
