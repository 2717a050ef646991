import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import { drawPeaks, rangeOf } from '../../peaks.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, num, rect, stroke } from '../../svg.ts';
import { drawSpruces } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { farRange, summit } from './parts.ts';

/** A cable car that ascends. */
export function cableCar(stage: Stage, { horizon, focus }: View): Markup {
  const away = focus >= 0 ? -1 : 1;
  const base = horizon + 110;
  const slope = (x: number) => horizon + 190 + (x * away + stage.core * 0.2) * 0.28 + 20 * Math.sin(x / 71);
  const near = ridgeOf(stage, { part: 'near', y: HEIGHT - 30, rise: 40, span: 420 });
  const valley = ridgeOf(stage, { part: 'valley', y: base + 10, rise: 40, span: 300, octaves: 3 });
  const from = { x: -away * stage.core * 1.3, y: 190 };
  const to = { x: away * stage.core * 1.1, y: 640 };
  const cable = `M${num(from.x)} ${num(from.y)}Q${num((from.x + to.x) / 2)} ${num((from.y + to.y) / 2 + 50)} ${num(to.x)} ${num(to.y)}`;
  const t = 0.38;
  const x = (1 - t) ** 2 * from.x + 2 * t * (1 - t) * ((from.x + to.x) / 2) + t * t * to.x;
  const y = (1 - t) ** 2 * from.y + 2 * t * (1 - t) * ((from.y + to.y) / 2 + 50) + t * t * to.y;
  return [
    farRange(stage, base),
    drawPeaks(
      stage,
      [
        summit(away * stage.core * 0.25, 150, 480),
        summit(away * stage.core * 0.25 - away * 400, 310, 330),
        ...rangeOf(stage, { part: 'range', base, height: 290, spacing: 380 }),
      ],
      { part: 'cable', base, depth: 0.26 },
    ),
    drawMist(stage, base - 220, base + 30, 0.8),
    drawSpruces(stage, { part: 'valley', ground: valley, height: 80, spacing: 19, depth: 0.4 }),
    drawLand(stage, valley, { colour: stage.land.wood, depth: 0.4, mist: 0.24 }),
    drawSpruces(stage, {
      part: 'slope',
      ground: slope,
      height: 140,
      spacing: 33,
      depth: 0.16,
      isLit: true,
      mistDepth: 260,
    }),
    drawLand(stage, (px) => slope(px) + 30, { colour: stage.land.wood, depth: 0.16, mist: 0 }),
    stroke(cable, stage.shaded('#3b444c'), 3.5),
    stroke(`M${num(x)} ${num(y)}v44`, stage.shaded('#3b444c'), 5),
    rect(x - 62, y + 40, 124, 86, stage.lit('#c9452f'), {}),
    rect(x - 62, y + 96, 124, 30, stage.shaded('#c9452f')),
    rect(x - 52, y + 52, 46, 36, stage.sky.tone > 0.3 ? stage.window : stage.tint('#cfe3e0')),
    rect(x + 4, y + 52, 48, 36, stage.sky.tone > 0.3 ? stage.window : stage.tint('#cfe3e0')),
    rect(x - 68, y + 34, 136, 9, stage.lit('#f6ecd8')),
    drawSpruces(stage, {
      part: 'front',
      ground: near,
      height: 300,
      spacing: 88,
      depth: 0,
      isLit: true,
      density: 0.7,
    }),
    drawLand(stage, near, { colour: stage.land.isSnowy ? '#e3e9ea' : stage.land.spruce, depth: 0, mist: 0 }),
  ].join('');
}
