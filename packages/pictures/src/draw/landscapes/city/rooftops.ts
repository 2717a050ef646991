import { drawLandmark } from '../../buildings/landmarks/landmarks.ts';
import { drawRoofs } from '../../buildings/roofs.ts';
import { drawMist, ridgeOf } from '../../land.ts';
import type { Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop, drawSkyline } from '../skyline.ts';

const ROWS = [
  { dy: 76, size: 74, depth: 0.34 },
  { dy: 156, size: 112, depth: 0.18 },
  { dy: 286, size: 178, depth: 0.04 },
] as const;

/** Roofs in steps, as from a high window, the town's emblem beyond them. */
export function rooftops(stage: Stage, { horizon, focus }: View): Markup {
  return [
    drawBackdrop(stage, horizon + 10),
    drawSkyline(stage, horizon + 74, 0.56, 104),
    drawMist(stage, horizon - 40, horizon + 80, 0.4),
    drawLandmark(stage, { x: focus, y: horizon + 108, height: 480, depth: 0.16 }),
    ...ROWS.map(
      ({ dy, size, depth }, n) =>
        drawMist(stage, horizon + dy - 90, horizon + dy + 20, 0.4) +
        drawRoofs(
          stage,
          `roofs ${n}`,
          ridgeOf(stage, { part: `roofs ${n}`, y: horizon + dy, rise: 32, span: 250 }),
          size,
          depth,
        ),
    ),
  ].join('');
}
