import { drawCathedral, drawRoofs } from '../../buildings/town.ts';
import { drawLand, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawCypress } from '../../trees.ts';
import { PLASTER, SLATE, TERRACOTTA, type View } from '../landscape.ts';

/** An old town that climbs its hill to the cathedral. */
export function hillTown(stage: Stage, { horizon, focus }: View): Markup {
  const slope = (x: number) =>
    horizon + 210 - 190 * Math.exp(-(((x - focus) / 460) ** 2)) + 8 * Math.sin(x / 70);
  const tiers = [
    [0, 74, 0.22],
    [70, 92, 0.14],
    [150, 122, 0.04],
  ] as const;
  return [
    drawLand(stage, ridgeOf(stage, { part: 'hills', y: horizon + 10, rise: 70, span: 480, octaves: 3 }), {
      colour: stage.land.wood,
      depth: 0.68,
      mist: 0.86,
    }),
    drawLand(stage, ridgeOf(stage, { part: 'nearer', y: horizon + 96, rise: 46, span: 380, octaves: 3 }), {
      colour: stage.land.wood,
      depth: 0.5,
      mist: 0.7,
    }),
    drawCathedral(stage, focus, slope(focus) - 30, 300, 0.14, true),
    ...tiers.map(([dy, size, depth], n) =>
      drawRoofs(
        stage,
        `tier ${n}`,
        (x) => slope(x) + dy + n * 40,
        size,
        depth,
        n === 1 ? [...TERRACOTTA, ...SLATE] : TERRACOTTA,
        PLASTER,
      ),
    ),
    drawCypress(stage, { x: -focus * 1.3, y: HEIGHT + 20, height: 430, depth: 0, colour: '#2b5c4a' }),
    drawCypress(stage, { x: -focus * 1.3 + 74, y: HEIGHT + 20, height: 340, depth: 0, colour: '#2b5c4a' }),
  ].join('');
}
