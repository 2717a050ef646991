import { drawChurch } from '../../buildings/church.ts';
import { drawCanopy } from '../../canopy.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import type { View } from '../landscape.ts';

/** A village church among the tree-tops. */
export function woodedValley(stage: Stage, { horizon, focus }: View): Markup {
  const back = [0, 1].map((n) => {
    const ground = ridgeOf(stage, {
      part: `back ${n}`,
      y: horizon - 40 + n * 70,
      rise: 70,
      span: 460,
      octaves: 3,
    });
    return (
      drawCanopy(stage, `back ${n}`, ground, 46 + 12 * n, 0.66 - 0.18 * n, 3) +
      drawLand(stage, (x) => ground(x) + 60, {
        colour: stage.land.wood,
        depth: 0.66 - 0.18 * n,
        mist: 0.9,
        mistDepth: 120,
      })
    );
  });
  const middle = ridgeOf(stage, { part: 'middle', y: horizon + 190, rise: 40, span: 420, octaves: 3 });
  const near = withHill(
    ridgeOf(stage, { part: 'near', y: HEIGHT - 120, rise: 40, span: 460 }),
    -focus * 1.3,
    120,
    420,
  );
  return [
    ...back,
    drawMist(stage, horizon + 60, horizon + 200, 0.8),
    drawChurch(stage, {
      x: focus,
      y: middle(focus) + 40,
      height: 230,
      steeple: stage.random('steeple').pick(stage.setting.steeples),
      wall: '#f8eeda',
      tiles: stage.setting.tiles[0] ?? '#a8503a',
      depth: 0.06,
    }),
    drawCanopy(stage, 'middle', (x) => middle(x) + 12, 70, 0.14),
    drawLand(stage, (x) => middle(x) + 120, {
      colour: stage.land.wood,
      depth: 0.2,
      mist: 0.5,
      mistDepth: 130,
    }),
    drawMist(stage, horizon + 260, horizon + 400, 0.6),
    drawCanopy(stage, 'near', near, 104, 0),
    drawLand(stage, (x) => near(x) + 150, { colour: stage.land.wood, depth: 0, mist: 0 }),
  ].join('');
}
