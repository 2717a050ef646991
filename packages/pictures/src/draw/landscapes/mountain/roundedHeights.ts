import { drawVillage } from '../../buildings/village.ts';
import { drawCanopy } from '../../canopy.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, type Ground, ridgeOf, withHill } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawSpruces } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawVolcano } from '../skyline.ts';

/** Old mountains worn round: wooded domes behind one another, a village in the valley. */
export function roundedHeights(stage: Stage, { horizon, focus }: View): Markup {
  const away = focus >= 0 ? -1 : 1;
  const dome = (part: string, y: number, at: number, rise: number, width: number): Ground =>
    withHill(ridgeOf(stage, { part, y, rise: 46, span: 520 }), at, rise, width);
  const layers = [
    { ground: dome('dome 0', horizon - 30, away * stage.core * 0.5, 190, 380), depth: 0.74 },
    { ground: dome('dome 1', horizon + 20, focus * 0.9, 210, 330), depth: 0.58 },
    { ground: dome('dome 2', horizon + 90, away * stage.core * 0.85, 200, 420), depth: 0.4 },
  ];
  const floor = ridgeOf(stage, { part: 'floor', y: horizon + 190, rise: 22, span: 560 });
  const near = withHill(
    ridgeOf(stage, { part: 'near', y: HEIGHT - 70, rise: 30, span: 460 }),
    away * stage.core * 0.8,
    110,
    420,
  );
  return [
    stage.setting.relief === 'volcanoes' ? drawVolcano(stage, horizon + 10, 0.66) : '',
    ...layers.map(({ ground, depth }) =>
      drawLand(stage, ground, {
        colour: stage.land.wood,
        depth,
        mist: Math.min(0.95, depth + 0.26),
        mistDepth: 230,
      }),
    ),
    drawMist(stage, horizon + 60, horizon + 200, 0.7),
    drawCanopy(stage, 'edge', (x) => floor(x) - 26, 44, 0.26, 2),
    drawLand(stage, floor, { colour: stage.land.meadow, depth: 0.1, mist: 0.02 }),
    drawVillage(stage, {
      part: 'village',
      x: focus,
      reach: 230,
      ground: (x) => floor(x) + 34,
      size: 78,
      depth: 0.06,
      rows: 2,
      terrace: 26,
    }),
    drawSpruces(stage, {
      part: 'front',
      ground: near,
      height: 240,
      spacing: 74,
      depth: 0,
      isLit: true,
      isClear: (x) => Math.abs(x - focus) < stage.core * 0.5,
    }),
    drawLand(stage, near, { colour: stage.land.meadow, depth: 0, mist: 0 }),
    drawGrass(stage, (x) => near(x) + 22, stage.land.isSnowy ? '#dfe6e4' : stage.land.meadow, 66),
  ].join('');
}
