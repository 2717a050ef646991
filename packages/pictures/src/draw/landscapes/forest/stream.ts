import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, type Point, outline, path } from '../../svg.ts';
import { drawSpruces } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { ridges } from './parts.ts';

/** A winding band, wide below and narrow above: a stream or a track. */
function drawWinding(x: number, from: number, to: number, fill: string): Markup {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= 30; step++) {
    const t = step / 30;
    const near = (1 - t) ** 1.7;
    const cx = x + Math.sin(t * Math.PI * 3) * 190 * (0.12 + near);
    const w = 10 + 240 * near;
    left.push([cx - w, from + (to - from) * t]);
    right.push([cx + w, from + (to - from) * t]);
  }
  return path(outline([...left, ...right.toReversed()]), fill);
}

/** A stream out of the wooded hills. */
export function stream(stage: Stage, { horizon, focus }: View): Markup {
  const floor = ridgeOf(stage, { part: 'floor', y: horizon + 210, rise: 14, span: 500 });
  const { sky } = stage;
  return [
    ridges(stage, horizon, 3),
    drawMist(stage, horizon + 80, horizon + 240, 0.75),
    drawSpruces(stage, {
      part: 'edge',
      ground: floor,
      height: 190,
      spacing: 44,
      depth: 0.2,
      isLit: true,
      isClear: (x) => Math.abs(x - focus) < 60,
    }),
    drawLand(stage, floor, { colour: stage.land.meadow, depth: 0.06, mist: 0 }),
    drawWinding(
      focus,
      HEIGHT + 10,
      floor(focus) + 4,
      fade(stage, floor(focus), HEIGHT, sky.low, sky.mid, sky.top),
    ),
    drawSpruces(stage, {
      part: 'bank',
      ground: (x) => floor(x) + 120,
      height: 300,
      spacing: 150,
      depth: 0.02,
      isLit: true,
      isClear: (x) => Math.abs(x - focus) < 330,
      density: 0.75,
    }),
    drawGrass(
      stage,
      (x) => HEIGHT + 8 + 14 * Math.sin(x / 110),
      stage.land.isSnowy ? '#d5dfe0' : stage.land.wood,
      84,
    ),
  ].join('');
}
