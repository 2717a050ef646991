import { drawLandmark } from '../../buildings/landmarks/landmarks.ts';
import { drawRoofs } from '../../buildings/roofs.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawTree, gardenTree } from '../../treeKinds.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop } from '../skyline.ts';

const TIERS = [
  { dy: 0, size: 72, depth: 0.22 },
  { dy: 112, size: 92, depth: 0.13 },
  { dy: 232, size: 124, depth: 0.04 },
] as const;

/** An old town that climbs its hill. */
export function hillTown(stage: Stage, { horizon, focus }: View): Markup {
  const slope = (x: number) =>
    horizon + 210 - 190 * Math.exp(-(((x - focus) / 460) ** 2)) + 8 * Math.sin(x / 70);
  const tree = -focus * 1.3;
  return [
    drawBackdrop(stage, horizon + 30),
    drawLand(stage, ridgeOf(stage, { part: 'nearer', y: horizon + 104, rise: 40, span: 380, octaves: 3 }), {
      colour: stage.land.wood,
      depth: 0.5,
      mist: 0.7,
    }),
    drawMist(stage, horizon, horizon + 150, 0.4),
    drawLandmark(stage, { x: focus, y: slope(focus) + 12, height: 380, depth: 0.14 }),
    ...TIERS.map(({ dy, size, depth }, n) =>
      drawRoofs(stage, `tier ${n}`, (x) => slope(x) + dy, size, depth),
    ),
    drawTree(stage, gardenTree(stage), { x: tree, y: HEIGHT + 20, height: 430, depth: 0 }, 1),
    drawTree(stage, gardenTree(stage), { x: tree + 84, y: HEIGHT + 20, height: 330, depth: 0 }, 2),
  ].join('');
}
