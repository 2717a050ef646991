import { type Peak, drawPeaks, rangeOf } from '../../peaks.ts';
import type { Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';

/** A peak a little broader on its right. */
export const summit = (x: number, top: number, width: number): Peak => ({
  x,
  top,
  left: width,
  right: width * 1.08,
});

/** A far line of summits. */
export function farRange(stage: Stage, base: number): Markup {
  return drawPeaks(stage, rangeOf(stage, { part: 'far range', base, height: 270, spacing: 250 }), {
    part: 'far',
    base,
    depth: 0.62,
  });
}
