import { drawChurch } from '../../buildings/church.ts';
import { drawDome, drawRoofs } from '../../buildings/town.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import type { Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { PLASTER, type View } from '../landscape.ts';
import { drawSkyline } from '../skyline.ts';

/** Tiled roofs and a dome, as from a terrace. */
export function domes(stage: Stage, { horizon, focus }: View): Markup {
  const hills = ridgeOf(stage, { part: 'hills', y: horizon - 6, rise: 56, span: 460, octaves: 3 });
  const tiles = ['#c4613f', '#cf7a4e', '#b5553c', '#d98c5c'];
  const rows = [
    [70, 70, 0.3],
    [150, 104, 0.16],
    [270, 160, 0.04],
  ] as const;
  const away = focus >= 0 ? -1 : 1;
  return [
    drawLand(stage, hills, { colour: stage.land.wood, depth: 0.66, mist: 0.85 }),
    drawSkyline(stage, horizon + 70, 0.5, 110),
    drawDome(stage, focus, horizon + 130, 400, 0.12),
    drawChurch(stage, {
      x: focus + away * 430,
      y: horizon + 110,
      height: 190,
      steeple: 'campanile',
      wall: '#e9c79b',
      tiles: '#c4613f',
      depth: 0.26,
    }),
    ...rows.map(
      ([dy, size, depth], n) =>
        drawMist(stage, horizon + dy - 90, horizon + dy + 20, 0.4) +
        drawRoofs(
          stage,
          `roofs ${n}`,
          ridgeOf(stage, { part: `roofs ${n}`, y: horizon + dy, rise: 34, span: 240 }),
          size,
          depth,
          tiles,
          PLASTER,
        ),
    ),
  ].join('');
}
