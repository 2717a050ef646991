import { drawCastle } from '../../buildings/castle.ts';
import { drawCanopy } from '../../canopy.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import type { View } from '../landscape.ts';

/** A castle above the tree-tops. */
export function forestCastle(stage: Stage, { horizon, focus }: View): Markup {
  const hill = withHill(
    ridgeOf(stage, { part: 'hill', y: horizon + 70, rise: 34, span: 330, octaves: 3 }),
    focus,
    170,
    260,
  );
  const next = ridgeOf(stage, { part: 'next', y: horizon + 210, rise: 56, span: 440, octaves: 3 });
  const near = withHill(
    ridgeOf(stage, { part: 'near', y: HEIGHT - 130, rise: 44, span: 420 }),
    -focus,
    60,
    400,
  );
  const far = [-60, -10].map((dy, n) =>
    drawLand(stage, ridgeOf(stage, { part: `far ${n}`, y: horizon + dy, rise: 60, span: 430, octaves: 3 }), {
      colour: stage.land.wood,
      depth: 0.74 - n * 0.16,
      mistDepth: 130,
    }),
  );
  return [
    ...far,
    drawMist(stage, horizon - 40, horizon + 70, 0.7),
    drawCastle(stage, {
      x: focus,
      y: hill(focus) + 34,
      height: 230,
      wall: stage.setting.stone,
      tiles: stage.setting.tiles[0] ?? '#5d7280',
      depth: 0.08,
    }),
    drawCanopy(stage, 'hill', (x) => hill(x) + 20, 52, 0.22),
    drawLand(stage, (x) => hill(x) + 80, { colour: stage.land.wood, depth: 0.26, mist: 0.6, mistDepth: 110 }),
    drawMist(stage, horizon + 90, horizon + 240, 0.75),
    drawCanopy(stage, 'next', next, 76, 0.1),
    drawLand(stage, (x) => next(x) + 110, {
      colour: stage.land.wood,
      depth: 0.14,
      mist: 0.4,
      mistDepth: 130,
    }),
    drawCanopy(stage, 'near', near, 118, 0),
    drawLand(stage, (x) => near(x) + 170, { colour: stage.land.wood, depth: 0, mist: 0 }),
  ].join('');
}
