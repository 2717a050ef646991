import { drawLand, ridgeOf } from '../land.ts';
import type { Stage } from '../stage.ts';
import type { Markup } from '../svg.ts';

const LAYERS = [
  { dy: -50, depth: 0.78, span: 600 },
  { dy: -18, depth: 0.61, span: 470 },
  { dy: 18, depth: 0.45, span: 390 },
] as const;

/** Three lines of hills that fade into the distance. */
export function drawFarHills(stage: Stage, horizon: number): Markup {
  return LAYERS.map(({ dy, depth, span }, index) =>
    drawLand(stage, ridgeOf(stage, { part: `far ${index}`, y: horizon + dy, rise: 60, span, octaves: 3 }), {
      colour: stage.land.wood,
      depth,
      mistDepth: 130,
    }),
  ).join('');
}
