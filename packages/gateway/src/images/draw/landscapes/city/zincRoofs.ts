import { drawCathedral, drawRoofs } from '../../buildings/town.ts';
import { drawMist, ridgeOf } from '../../land.ts';
import type { Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import type { View } from '../landscape.ts';
import { drawSkyline } from '../skyline.ts';

/** Grey roofs in steps, spires beyond. */
export function zincRoofs(stage: Stage, { horizon, focus }: View): Markup {
  const rows = [
    [40, 84, 0.4],
    [130, 124, 0.2],
    [280, 200, 0.03],
  ] as const;
  const walls = ['#f1e3c8', '#ead3ae', '#e3c39a', '#f6ecd8'];
  return [
    drawSkyline(stage, horizon + 40, 0.6, 110),
    drawCathedral(stage, focus, horizon + 90, 340, 0.28, true),
    ...rows.map(
      ([dy, size, depth], n) =>
        drawMist(stage, horizon + dy - 100, horizon + dy + 30, 0.45) +
        drawRoofs(
          stage,
          `roofs ${n}`,
          ridgeOf(stage, { part: `roofs ${n}`, y: horizon + dy, rise: 30, span: 280 }),
          size,
          depth,
          ['#7c8f99', '#6a808c', '#8fa0a6', '#5c7280'],
          walls,
        ),
    ),
  ].join('');
}
