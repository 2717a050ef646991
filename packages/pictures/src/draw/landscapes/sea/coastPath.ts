import { drawSailboat } from '../../buildings/boats.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, ridgeOf } from '../../land.ts';
import { roadPath } from '../../road.ts';
import { fade, HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, path } from '../../svg.ts';
import { drawTree, loneTree } from '../../treeKinds.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { DEEP, farCoast } from './parts.ts';

/** The customs path along the cliffs: headland behind headland, down to the sea on one side. */
export function coastPath(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const { land } = stage;
  /** A headland that falls to the water at `end`, as a part of the core. */
  const head = (part: string, end: number, top: number, steep: number) => {
    const crest = ridgeOf(stage, { part, y: top, rise: 26, span: 300 });
    return (x: number) => {
      const along = (x * side) / stage.core;
      return crest(x) + (HEIGHT - top) * (1 / (1 + Math.exp((along - end) * steep)));
    };
  };
  const heads = [
    { part: 'far head', end: 0.42, top: horizon - 46, steep: 40, depth: 0.46 },
    { part: 'middle head', end: 0.14, top: horizon + 6, steep: 26, depth: 0.26 },
    { part: 'near head', end: -0.16, top: horizon + 130, steep: 11, depth: 0.06 },
  ] as const;
  const near = head(heads[2].part, heads[2].end, heads[2].top, heads[2].steep);
  const at = (t: number) => side * stage.core * (0.62 - 0.36 * t + 0.16 * Math.sin(t * 5));
  const row = (t: number) => horizon + 150 + (HEIGHT - horizon - 130) * t ** 1.3;
  const half = (t: number) => 7 + 74 * t ** 1.4;
  const tree = side * stage.core * 0.8;
  return [
    farCoast(stage, horizon, 0.6),
    drawWater(stage, { from: horizon, deep: DEEP }),
    drawSailboat(stage, -side * stage.core * 0.5, horizon + 92, 120, 0.08, '#fbf2df'),
    ...heads.map(({ part, end, top, steep, depth }) => {
      const ground = head(part, end, top, steep);
      return (
        drawLand(stage, (x) => ground(x) - 2, {
          colour: land.rock,
          depth: depth + 0.04,
          mist: depth,
          mistDepth: 260,
        }) +
        drawLand(stage, (x) => ground(x) + Math.max(0, (ground(x) - top - 40) * 0.6), {
          colour: land.meadow,
          depth,
          mist: depth * 0.6,
          mistDepth: 300,
        })
      );
    }),
    path(
      roadPath({ middle: at, y: row, half }),
      fade(stage, horizon + 150, HEIGHT, stage.lit('#e6d0a4', 0.1), stage.lit('#ecd9b2')),
    ),
    drawTree(stage, loneTree(stage), { x: tree, y: near(tree) + 70, height: 330, depth: 0.02 }, 17),
    drawGrass(
      stage,
      (x) => Math.max(near(x) + 150, HEIGHT - 26 - 70 * Math.max(0, (x * side) / stage.core)),
      land.meadow,
      64,
    ),
  ].join('');
}
