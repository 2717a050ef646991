import { drawChalet, drawSmoke } from '../buildings/landmarks.ts';
import { drawVillage } from '../buildings/village.ts';
import { drawGrass } from '../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../land.ts';
import { drawPeaks, type Peak, rangeOf } from '../peaks.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { type Markup, num, rect, stroke } from '../svg.ts';
import { drawShadow, drawSpruces } from '../trees.ts';
import { drawWater } from '../water.ts';
import { MORE_MOUNTAIN } from './moreWild.ts';
import type { Landscapes, View } from './landscape.ts';

const summit = (x: number, top: number, width: number): Peak => ({ x, top, left: width, right: width * 1.08 });

function farRange(stage: Stage, base: number): Markup {
  return drawPeaks(stage, rangeOf(stage, { part: 'far range', base, height: 270, spacing: 250 }), { part: 'far', base, depth: 0.62 });
}

/** One great mountain over a valley with chalets. */
function greatPeak(stage: Stage, { horizon, focus }: View): Markup {
  const random = stage.random('great');
  const away = focus >= 0 ? -1 : 1;
  const peak = away * stage.core * 0.14;
  const base = horizon + 70;
  const shoulder = withHill(ridgeOf(stage, { part: 'shoulder', y: horizon + 40, rise: 50, span: 340, octaves: 3 }), away * stage.core * 0.9, 120, 420);
  const alp = withHill(ridgeOf(stage, { part: 'alp', y: horizon + 170, rise: 46, span: 520 }), focus, 60, 420);
  const near = ridgeOf(stage, { part: 'near', y: HEIGHT - 40, rise: 34, span: 380 });
  const chalets = [[0, 150], [away * 210, 104], [-away * 190, 92]] as const;
  return [
    farRange(stage, base),
    drawPeaks(stage, [summit(peak, 120 + random.unit() * 60, 560), summit(peak + away * 430, 300, 330), summit(peak - away * 390, 330, 340)], { part: 'great', base, depth: 0.2 }),
    drawMist(stage, base - 190, base + 50, 0.8),
    drawSpruces(stage, { part: 'back', ground: shoulder, height: 70, spacing: 17, depth: 0.42 }),
    drawLand(stage, shoulder, { colour: stage.land.wood, depth: 0.4, mist: 0.55 }),
    drawLand(stage, alp, { colour: stage.land.meadow, depth: 0.08, mist: 0.02 }),
    drawSpruces(stage, { part: 'mid', ground: (x) => alp(x) + 30, height: 128, spacing: 42, depth: 0.12, isClear: (x) => Math.abs(x - focus) < 330, density: 0.75, isLit: true }),
    ...chalets.map(([dx, size], index) => drawShadow(stage, focus + dx, alp(focus + dx) + 46 + index * 12, size * 0.8, size * 1.5) + drawChalet(stage, focus + dx, alp(focus + dx) + 46 + index * 12, size, 0.03)),
    drawSmoke(stage, focus + 37, alp(focus) - 76, 170),
    drawSpruces(stage, { part: 'front', ground: near, height: 330, spacing: 104, depth: 0, isClear: (x) => Math.abs(x - focus * 0.8) < stage.core * 0.4, isLit: true }),
    drawLand(stage, near, { colour: stage.land.isSnowy ? stage.land.meadow : stage.land.spruce, depth: 0, mist: 0 }),
    drawGrass(stage, (x) => near(x) + 20, stage.land.isSnowy ? '#dfe6e4' : stage.land.spruce, 40),
  ].join('');
}

/** Sheer towers of rock above a meadow with one hut. */
function towers(stage: Stage, { horizon, focus }: View): Markup {
  const random = stage.random('towers');
  const base = horizon + 60;
  const away = focus >= 0 ? -1 : 1;
  const middle = away * stage.core * 0.22;
  const tops = [0, 1, 2, 3, 4].map((n) => summit(middle + (n - 2) * 165 + random.unit() * 40, 130 + Math.abs(n - 1.6) * 66 + random.unit() * 60, 150 + random.unit() * 60));
  const meadow = withHill(ridgeOf(stage, { part: 'meadow', y: horizon + 130, rise: 44, span: 560 }), focus, 70, 400);
  const belt = ridgeOf(stage, { part: 'belt', y: horizon + 76, rise: 30, span: 240, octaves: 3 });
  const near = withHill(ridgeOf(stage, { part: 'near', y: HEIGHT - 90, rise: 40, span: 430 }), -focus, 60, 500);
  return [
    farRange(stage, base),
    drawPeaks(stage, tops, { part: 'towers', base, depth: 0.14, isSheer: true }),
    drawMist(stage, base - 170, base + 60, 0.75),
    drawSpruces(stage, { part: 'belt', ground: belt, height: 92, spacing: 20, depth: 0.34 }),
    drawLand(stage, belt, { colour: stage.land.spruce, depth: 0.34, mist: 0.5 }),
    drawLand(stage, meadow, { colour: stage.land.meadow, depth: 0.1, mist: 0 }),
    drawShadow(stage, focus, meadow(focus) + 50, 110, 240),
    drawChalet(stage, focus, meadow(focus) + 50, 160, 0.02),
    drawSmoke(stage, focus + 40, meadow(focus) - 70, 160),
    drawSpruces(stage, { part: 'lone', ground: (x) => meadow(x) + 60, height: 150, spacing: 170, depth: 0.06, isClear: (x) => Math.abs(x - focus) < 170, density: 0.6, isLit: true }),
    drawLand(stage, near, { colour: stage.land.isSnowy ? '#e3e9ea' : stage.land.wood, depth: 0, mist: 0 }),
    drawGrass(stage, near, stage.land.isSnowy ? '#d5dfe0' : stage.land.meadow, 74),
  ].join('');
}

/** A village with an onion tower deep in a valley between two slopes. */
function valleyVillage(stage: Stage, { horizon, focus }: View): Markup {
  const base = horizon + 60;
  const floor = ridgeOf(stage, { part: 'floor', y: horizon + 150, rise: 16, span: 500 });
  const slope = (side: 1 | -1) => (x: number) => horizon + 330 - Math.max(0, (x - focus) * side - 230) * 0.62 + 26 * Math.sin(x / 83);
  const near = ridgeOf(stage, { part: 'near', y: HEIGHT - 30, rise: 40, span: 420 });
  const peaks = rangeOf(stage, { part: 'range', base, height: 420, spacing: 330 });
  return [
    farRange(stage, base - 30),
    drawPeaks(stage, peaks, { part: 'range', base, depth: 0.3 }),
    drawMist(stage, base - 150, base + 90, 0.85),
    drawLand(stage, floor, { colour: stage.land.meadow, depth: 0.16, mist: 0.04 }),
    drawVillage(stage, { part: 'village', x: focus, reach: 250, ground: (x) => floor(x) + 40, size: 82, depth: 0.1, steeple: 'onion', walls: ['#f6ecd8', '#efdcc0', '#d9b993'], tiles: ['#8c5440', '#75564a'], rows: 2, terrace: 30 }),
    drawSpruces(stage, { part: 'left', ground: slope(-1), height: 130, spacing: 34, depth: 0.16, isLit: true, mistDepth: 300 }),
    drawSpruces(stage, { part: 'right', ground: slope(1), height: 130, spacing: 34, depth: 0.12, isLit: true, mistDepth: 300 }),
    drawLand(stage, (x) => Math.min(slope(1)(x), slope(-1)(x)) + 40, { colour: stage.land.wood, depth: 0.1, mist: 0, mistDepth: 500 }),
    drawSpruces(stage, { part: 'front', ground: near, height: 270, spacing: 92, depth: 0, isClear: (x) => Math.abs(x - focus) < stage.core * 0.36, isLit: true }),
    drawLand(stage, near, { colour: stage.land.isSnowy ? '#e3e9ea' : stage.land.spruce, depth: 0, mist: 0 }),
  ].join('');
}

/** A tarn that holds the mountain. */
function tarn(stage: Stage, { horizon, focus }: View): Markup {
  const away = focus >= 0 ? -1 : 1;
  const base = horizon + 6;
  const random = stage.random('tarn');
  const mountains = stage.stamp(drawPeaks(stage, [summit(focus * 0.5, 130 + random.unit() * 60, 500), summit(focus * 0.5 + away * 520, 270, 390), summit(focus * 0.5 - away * 480, 300, 380), ...rangeOf(stage, { part: 'range', base, height: 210, spacing: 340 })], { part: 'tarn', base, depth: 0.24 }));
  const shore = ridgeOf(stage, { part: 'shore', y: horizon - 6, rise: 10, span: 240 });
  const woods = stage.stamp(drawSpruces(stage, { part: 'shore', ground: shore, height: 92, spacing: 22, depth: 0.2, density: 0.85, isLit: true, mistDepth: 40 }));
  const near = withHill(ridgeOf(stage, { part: 'near', y: HEIGHT - 30, rise: 28, span: 320 }), focus, 96, 380);
  return [
    farRange(stage, base),
    mountains,
    drawMist(stage, base - 150, base + 6, 0.6),
    woods,
    drawWater(stage, { from: horizon, mirrored: mountains + woods, clarity: 0.62 }),
    drawLand(stage, near, { colour: stage.land.isSnowy ? '#e3e9ea' : stage.land.meadow, depth: 0, mist: 0 }),
    drawSpruces(stage, { part: 'front', ground: (x) => near(x) + 14, height: 380, spacing: 112, depth: 0, isClear: (x) => (x - focus) * -away < 190, isLit: true }),
    drawShadow(stage, focus, near(focus) + 26, 120, 260),
    drawChalet(stage, focus, near(focus) + 26, 200, 0),
    drawGrass(stage, (x) => near(x) + 62, stage.land.isSnowy ? '#d5dfe0' : stage.land.spruce, 60),
  ].join('');
}

/** A cable car on its way up. */
function cableCar(stage: Stage, { horizon, focus }: View): Markup {
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
    drawPeaks(stage, [summit(away * stage.core * 0.25, 150, 480), summit(away * stage.core * 0.25 - away * 400, 310, 330), ...rangeOf(stage, { part: 'range', base, height: 290, spacing: 380 })], { part: 'cable', base, depth: 0.26 }),
    drawMist(stage, base - 220, base + 30, 0.8),
    drawSpruces(stage, { part: 'valley', ground: valley, height: 80, spacing: 19, depth: 0.4 }),
    drawLand(stage, valley, { colour: stage.land.wood, depth: 0.4, mist: 0.24 }),
    drawSpruces(stage, { part: 'slope', ground: slope, height: 140, spacing: 33, depth: 0.16, isLit: true, mistDepth: 260 }),
    drawLand(stage, (px) => slope(px) + 30, { colour: stage.land.wood, depth: 0.16, mist: 0 }),
    stroke(cable, stage.shaded('#3b444c'), 3.5),
    stroke(`M${num(x)} ${num(y)}v44`, stage.shaded('#3b444c'), 5),
    rect(x - 62, y + 40, 124, 86, stage.lit('#c9452f'), {}),
    rect(x - 62, y + 96, 124, 30, stage.shaded('#c9452f')),
    rect(x - 52, y + 52, 46, 36, stage.sky.tone > 0.3 ? stage.window : stage.tint('#cfe3e0')),
    rect(x + 4, y + 52, 48, 36, stage.sky.tone > 0.3 ? stage.window : stage.tint('#cfe3e0')),
    rect(x - 68, y + 34, 136, 9, stage.lit('#f6ecd8')),
    drawSpruces(stage, { part: 'front', ground: near, height: 300, spacing: 88, depth: 0, isLit: true, density: 0.7 }),
    drawLand(stage, near, { colour: stage.land.isSnowy ? '#e3e9ea' : stage.land.spruce, depth: 0, mist: 0 }),
  ].join('');
}

export const MOUNTAIN: Landscapes = [
  { horizon: 530, focusY: 640, draw: greatPeak },
  { horizon: 540, focusY: 600, draw: towers },
  { horizon: 500, focusY: 640, draw: valleyVillage },
  { horizon: 560, focusY: 800, draw: tarn },
  { horizon: 560, focusY: 420, draw: cableCar },
  ...MORE_MOUNTAIN,
];
