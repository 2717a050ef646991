import { drawChurch } from '../buildings/church.ts';
import { drawChalet, drawSmoke } from '../buildings/landmarks.ts';
import { drawCanopy } from '../canopy.ts';
import { drawGrass } from '../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../land.ts';
import { drawPeaks, rangeOf } from '../peaks.ts';
import { fade, HEIGHT, type Stage } from '../stage.ts';
import { type Markup, outline, path, type Point } from '../svg.ts';
import { drawShadow, drawSpruces } from '../trees.ts';
import { drawDeer } from './deer.ts';
import type { Landscapes, View } from './landscape.ts';

/** Ridges of spruce behind one another. */
function ridges(stage: Stage, horizon: number, count: number): Markup {
  return Array.from({ length: count }, (_, n) => {
    const t = n / count;
    const depth = 0.76 - 0.46 * t;
    const ground = ridgeOf(stage, { part: `ridge ${n}`, y: horizon - 50 + n * 62, rise: 84, span: 430 - n * 30, octaves: 3 });
    return drawSpruces(stage, { part: `ridge ${n}`, ground, height: 44 + 26 * n, spacing: 13 + 5 * n, depth, density: 0.97 }) + drawLand(stage, ground, { colour: stage.land.spruce, depth, mist: Math.min(0.95, depth + 0.32), mistDepth: 150 });
  }).join('');
}

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

/** A stag on a rise, the ridges behind it. */
function stag(stage: Stage, { horizon, focus }: View): Markup {
  const rise = withHill(ridgeOf(stage, { part: 'rise', y: HEIGHT - 130, rise: 26, span: 460 }), focus, 120, 340);
  return [
    ridges(stage, horizon, 4),
    drawMist(stage, horizon + 130, horizon + 330, 0.75),
    drawLand(stage, rise, { colour: stage.land.isSnowy ? '#e3e9ea' : stage.land.spruce, depth: 0, mist: 0 }),
    drawDeer(stage, focus, rise(focus) + 10, 210),
    drawSpruces(stage, { part: 'front', ground: (x) => rise(x) + 30, height: 460, spacing: 130, depth: 0, isLit: true, isClear: (x) => Math.abs(x - focus) < stage.core * 0.5 }),
    drawGrass(stage, (x) => rise(x) + 24, stage.land.isSnowy ? '#d5dfe0' : stage.land.spruce, 66),
  ].join('');
}

/** A stream out of the wooded hills. */
function stream(stage: Stage, { horizon, focus }: View): Markup {
  const floor = ridgeOf(stage, { part: 'floor', y: horizon + 210, rise: 14, span: 500 });
  const { sky } = stage;
  return [
    ridges(stage, horizon, 3),
    drawMist(stage, horizon + 80, horizon + 240, 0.75),
    drawSpruces(stage, { part: 'edge', ground: floor, height: 190, spacing: 44, depth: 0.2, isLit: true, isClear: (x) => Math.abs(x - focus) < 60 }),
    drawLand(stage, floor, { colour: stage.land.meadow, depth: 0.06, mist: 0 }),
    drawWinding(focus, HEIGHT + 10, floor(focus) + 4, fade(stage, floor(focus), HEIGHT, sky.low, sky.mid, sky.top)),
    drawSpruces(stage, { part: 'bank', ground: (x) => floor(x) + 120, height: 300, spacing: 150, depth: 0.02, isLit: true, isClear: (x) => Math.abs(x - focus) < 330, density: 0.75 }),
    drawGrass(stage, (x) => HEIGHT + 8 + 14 * Math.sin(x / 110), stage.land.isSnowy ? '#d5dfe0' : stage.land.wood, 84),
  ].join('');
}

/** A village church among the tree-tops. */
function woodedValley(stage: Stage, { horizon, focus }: View): Markup {
  const back = [0, 1].map((n) => {
    const ground = ridgeOf(stage, { part: `back ${n}`, y: horizon - 40 + n * 70, rise: 70, span: 460, octaves: 3 });
    return drawCanopy(stage, `back ${n}`, ground, 46 + 12 * n, 0.66 - 0.18 * n, 3) + drawLand(stage, (x) => ground(x) + 60, { colour: stage.land.wood, depth: 0.66 - 0.18 * n, mist: 0.9, mistDepth: 120 });
  });
  const middle = ridgeOf(stage, { part: 'middle', y: horizon + 190, rise: 40, span: 420, octaves: 3 });
  const near = withHill(ridgeOf(stage, { part: 'near', y: HEIGHT - 120, rise: 40, span: 460 }), -focus * 1.3, 120, 420);
  return [
    ...back,
    drawMist(stage, horizon + 60, horizon + 200, 0.8),
    drawChurch(stage, { x: focus, y: middle(focus) + 40, height: 230, steeple: stage.random('steeple').pick(['spire', 'onion']), wall: '#f8eeda', tiles: '#a8503a', depth: 0.06 }),
    drawCanopy(stage, 'middle', (x) => middle(x) + 12, 70, 0.14),
    drawLand(stage, (x) => middle(x) + 120, { colour: stage.land.wood, depth: 0.2, mist: 0.5, mistDepth: 130 }),
    drawMist(stage, horizon + 260, horizon + 400, 0.6),
    drawCanopy(stage, 'near', near, 104, 0),
    drawLand(stage, (x) => near(x) + 150, { colour: stage.land.wood, depth: 0, mist: 0 }),
  ].join('');
}

/** A chapel on the alp before the range. */
function alpChapel(stage: Stage, { horizon, focus }: View): Markup {
  const base = horizon + 80;
  const alp = withHill(ridgeOf(stage, { part: 'alp', y: horizon + 190, rise: 30, span: 560 }), focus, 90, 360);
  const y = alp(focus) + 14;
  return [
    drawPeaks(stage, rangeOf(stage, { part: 'far', base, height: 330, spacing: 250 }), { part: 'far', base, depth: 0.6 }),
    drawPeaks(stage, rangeOf(stage, { part: 'near', base, height: 430, spacing: 470 }), { part: 'near', base, depth: 0.26 }),
    drawMist(stage, base - 180, base + 60, 0.8),
    drawLand(stage, ridgeOf(stage, { part: 'foot', y: base, rise: 34, span: 320, octaves: 3 }), { colour: stage.land.wood, depth: 0.5, mist: 0.4 }),
    drawSpruces(stage, { part: 'belt', ground: (x) => alp(x) - 6, height: 110, spacing: 24, depth: 0.3, isClear: (x) => Math.abs(x - focus) < 210 }),
    drawLand(stage, alp, { colour: stage.land.meadow, depth: 0.05, mist: 0 }),
    drawShadow(stage, focus, y, 90, 330),
    drawChurch(stage, { x: focus, y, height: 190, steeple: stage.random('steeple').pick(['onion', 'spire']), wall: '#fbf3e2', tiles: '#8f4a38', depth: 0.02 }),
    drawGrass(stage, (x) => HEIGHT - 70 + 30 * Math.sin(x / 260), stage.land.isSnowy ? '#d9e2e3' : stage.land.meadow, 120),
  ].join('');
}

/** A high hut on a track, far from all. */
function highHut(stage: Stage, { horizon, focus }: View): Markup {
  const base = horizon + 140;
  const away = focus >= 0 ? -1 : 1;
  const saddle = withHill(ridgeOf(stage, { part: 'saddle', y: horizon + 170, rise: 36, span: 480 }), focus, 40, 380);
  const hut = focus;
  const y = saddle(hut) + 24;
  return [
    drawPeaks(stage, rangeOf(stage, { part: 'far', base, height: 320, spacing: 240 }), { part: 'far', base, depth: 0.64 }),
    drawPeaks(stage, [{ x: away * stage.core * 0.2, top: 90, left: 500, right: 620 }, { x: away * stage.core * 0.2 - away * 520, top: 300, left: 360, right: 360 }, { x: away * stage.core * 0.2 + away * 600, top: 260, left: 420, right: 420 }], { part: 'giant', base, depth: 0.18 }),
    drawMist(stage, base - 180, base + 20, 0.8),
    drawLand(stage, ridgeOf(stage, { part: 'foot', y: base - 14, rise: 34, span: 320, octaves: 3 }), { colour: stage.land.wood, depth: 0.46, mist: 0.36 }),
    drawLand(stage, saddle, { colour: stage.land.meadow, depth: 0.06, mist: 0, mistDepth: 340 }),
    drawWinding(hut, HEIGHT + 10, y, fade(stage, y, HEIGHT, stage.tint('#efe0c0', 0.1), stage.lit('#e9d2a6'))),
    drawShadow(stage, hut, y, 120, 260),
    drawChalet(stage, hut, y, 150, 0.03),
    drawSmoke(stage, hut + 38, y - 116, 150),
    drawSpruces(stage, { part: 'few', ground: (x) => saddle(x) + 70, height: 170, spacing: 130, depth: 0.02, isLit: true, density: 0.5, isClear: (x) => Math.abs(x - hut) < 260 }),
    drawGrass(stage, (x) => HEIGHT + 6 + 14 * Math.sin(x / 130), stage.land.isSnowy ? '#d5dfe0' : stage.land.spruce, 86),
  ].join('');
}

export const MORE_FOREST: Landscapes = [
  { horizon: 420, focusY: 620, draw: stag },
  { horizon: 410, focusY: 560, draw: stream },
  { horizon: 420, focusY: 480, draw: woodedValley },
];

export const MORE_MOUNTAIN: Landscapes = [
  { horizon: 480, focusY: 520, draw: alpChapel },
  { horizon: 480, focusY: 580, draw: highHut },
];
