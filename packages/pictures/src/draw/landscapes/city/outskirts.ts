import { drawLandmark } from '../../buildings/landmarks/landmarks.ts';
import { drawRoofs } from '../../buildings/roofs.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, landPath, ridgeOf } from '../../land.ts';
import { roadPath } from '../../road.ts';
import { fade, HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, oval, path } from '../../svg.ts';
import { avenueTree, drawTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop, drawSkyline } from '../skyline.ts';

/** The town from the fields outside: its outline small on the horizon, a road between trees that leads to it. */
export function outskirts(stage: Stage, { horizon, focus }: View): Markup {
  const edge = horizon + 44;
  const side = focus >= 0 ? 1 : -1;
  const field = ridgeOf(stage, { part: 'outskirts field', y: edge + 24, rise: 12, span: 760 });
  const near = ridgeOf(stage, { part: 'outskirts near', y: edge + 150, rise: 30, span: 640 });
  const foot = -side * stage.core * 0.24;
  const bend = (t: number) =>
    focus + (foot - focus) * t ** 1.5 + side * 150 * Math.sin(Math.PI * t) * (1 - t);
  const row = (t: number) => edge + 26 + (HEIGHT + 20 - edge - 26) * t ** 1.4;
  const half = (t: number) => 6 + 190 * t ** 1.5;
  const trees = [0.16, 0.26, 0.38, 0.54, 0.74].flatMap((t, n) =>
    ([-1, 1] as const).map((at) => {
      const x = bend(t) + at * (half(t) + 26 + 90 * t);
      const height = 60 + 420 * t;
      if (at === side && n === 4) return '';
      return (
        drawShadow(stage, x, row(t), height * 0.1, height * 0.7, 0.2) +
        drawTree(
          stage,
          avenueTree(stage),
          { x, y: row(t) + 4, height, depth: 0.3 * (1 - t) },
          n * 2 + at + 51,
        )
      );
    }),
  );
  return [
    drawBackdrop(stage, edge - 20),
    drawSkyline(stage, edge + 10, 0.55, 52),
    drawLandmark(stage, { x: focus, y: edge + 14, height: 210, depth: 0.34 }),
    drawRoofs(
      stage,
      'far roofs',
      ridgeOf(stage, { part: 'far roofs', y: edge - 6, rise: 8, span: 160 }),
      40,
      0.36,
    ),
    drawMist(stage, edge - 70, edge + 40, 0.4),
    drawLand(stage, field, { colour: stage.land.meadow, depth: 0.26, mist: 0.1, mistDepth: 160 }),
    drawLand(stage, near, {
      colour: stage.land.fields[0] ?? stage.land.meadow,
      depth: 0.1,
      mist: 0.02,
      mistDepth: 200,
    }),
    stage.land.isSnowy ? '' : bloom(stage, near),
    path(
      roadPath({ middle: bend, y: row, half }),
      fade(stage, edge, HEIGHT, stage.lit('#e9d6b0', 0.2), stage.lit('#ecd9b2')),
    ),
    ...trees,
    drawGrass(
      stage,
      (x) => HEIGHT + 12 - 40 * Math.exp(-(((x - side * stage.core) / 460) ** 2)),
      stage.land.meadow,
      60,
    ),
  ].join('');
}

/** Flowers strewn over the nearer field, smaller farther off. */
function bloom(stage: Stage, ground: (x: number) => number): Markup {
  let d = '';
  const count = Math.round(stage.half / 5);
  for (let n = -count; n <= count; n++) {
    const t = stage.unit('strewn', n) ** 1.3;
    const x = (n / count) * stage.half;
    d += oval(x, ground(x) + 14 + 260 * t, 3 + 7 * t, 2.4 + 5 * t);
  }
  const colour = stage.random('outskirts bloom').pick(stage.setting.blossom);
  return `<g clip-path="${stage.define((id) => `<clipPath id="${id}"><path d="${landPath(stage, ground)}"/></clipPath>`)}">${path(d, stage.lit(colour), { opacity: 0.85 })}</g>`;
}
