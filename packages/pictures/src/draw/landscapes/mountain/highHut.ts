import { drawMountainHouse, drawSmoke } from '../../buildings/chalet.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { drawPeaks, rangeOf } from '../../peaks.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, type Point, outline, path } from '../../svg.ts';
import { drawShadow, drawSpruces } from '../../trees.ts';
import type { View } from '../landscape.ts';

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

/** A high hut on a track, far from all. */
export function highHut(stage: Stage, { horizon, focus }: View): Markup {
  const base = horizon + 140;
  const away = focus >= 0 ? -1 : 1;
  const saddle = withHill(
    ridgeOf(stage, { part: 'saddle', y: horizon + 170, rise: 36, span: 480 }),
    focus,
    40,
    380,
  );
  const hut = focus;
  const y = saddle(hut) + 24;
  return [
    drawPeaks(stage, rangeOf(stage, { part: 'far', base, height: 320, spacing: 240 }), {
      part: 'far',
      base,
      depth: 0.64,
    }),
    drawPeaks(
      stage,
      [
        { x: away * stage.core * 0.2, top: 90, left: 500, right: 620 },
        { x: away * stage.core * 0.2 - away * 520, top: 300, left: 360, right: 360 },
        { x: away * stage.core * 0.2 + away * 600, top: 260, left: 420, right: 420 },
      ],
      { part: 'giant', base, depth: 0.18 },
    ),
    drawMist(stage, base - 180, base + 20, 0.8),
    drawLand(stage, ridgeOf(stage, { part: 'foot', y: base - 14, rise: 34, span: 320, octaves: 3 }), {
      colour: stage.land.wood,
      depth: 0.46,
      mist: 0.36,
    }),
    drawLand(stage, saddle, { colour: stage.land.meadow, depth: 0.06, mist: 0, mistDepth: 340 }),
    drawWinding(
      hut,
      HEIGHT + 10,
      y,
      fade(stage, y, HEIGHT, stage.tint('#efe0c0', 0.1), stage.lit('#e9d2a6')),
    ),
    drawShadow(stage, hut, y, 120, 260),
    drawMountainHouse(stage, hut, y, 150, 0.03),
    drawSmoke(stage, hut + 38, y - 116, 150),
    drawSpruces(stage, {
      part: 'few',
      ground: (x) => saddle(x) + 70,
      height: 170,
      spacing: 130,
      depth: 0.02,
      isLit: true,
      density: 0.5,
      isClear: (x) => Math.abs(x - hut) < 260,
    }),
    drawGrass(
      stage,
      (x) => HEIGHT + 6 + 14 * Math.sin(x / 130),
      stage.land.isSnowy ? '#d5dfe0' : stage.land.spruce,
      86,
    ),
  ].join('');
}
