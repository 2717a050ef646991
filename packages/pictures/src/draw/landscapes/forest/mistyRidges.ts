import { drawMountainHouse, drawSmoke } from '../../buildings/chalet.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawShadow, drawSpruces } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawBeams } from './parts.ts';

/** Ridges of spruce in the mist, and one lit cabin. */
export function mistyRidges(stage: Stage, { horizon, focus }: View): Markup {
  const layers = [
    [-70, 0.74, 46, 13],
    [-6, 0.58, 66, 17],
    [70, 0.42, 92, 23],
  ] as const;
  const clearing = withHill(
    ridgeOf(stage, { part: 'clearing', y: horizon + 200, rise: 22, span: 480 }),
    focus,
    30,
    320,
  );
  const near = ridgeOf(stage, { part: 'near', y: HEIGHT - 6, rise: 36, span: 380 });
  return [
    ...layers.map(([dy, depth, height, spacing], index) => {
      const ground = ridgeOf(stage, {
        part: `ridge ${index}`,
        y: horizon + dy,
        rise: 78,
        span: 420,
        octaves: 3,
      });
      return (
        drawSpruces(stage, { part: `ridge ${index}`, ground, height, spacing, depth, density: 0.97 }) +
        drawLand(stage, ground, {
          colour: stage.land.spruce,
          depth,
          mist: Math.min(0.95, depth + 0.34),
          mistDepth: 150,
        })
      );
    }),
    drawBeams(stage),
    drawMist(stage, horizon + 60, horizon + 220, 0.7),
    drawSpruces(stage, {
      part: 'edge',
      ground: (x) => clearing(x) - 4,
      height: 190,
      spacing: 40,
      depth: 0.22,
      isLit: true,
    }),
    drawLand(stage, clearing, { colour: stage.land.meadow, depth: 0.06, mist: 0 }),
    drawShadow(stage, focus, clearing(focus) + 50, 120, 300),
    drawMountainHouse(stage, focus, clearing(focus) + 50, 180, 0.02),
    drawSmoke(stage, focus + 46, clearing(focus) - 92, 220),
    drawSpruces(stage, {
      part: 'front',
      ground: near,
      height: 420,
      spacing: 112,
      depth: 0,
      isLit: true,
      isClear: (x) => Math.abs(x - focus) < stage.core * 0.42,
    }),
    drawGrass(stage, (x) => near(x) + 20, stage.land.isSnowy ? '#d5dfe0' : stage.land.spruce, 60),
  ].join('');
}
