import { drawChateau } from '../buildings/castle.ts';
import { drawFarm } from '../buildings/landmarks.ts';
import { drawHouse } from '../buildings/house.ts';
import { drawVillage } from '../buildings/village.ts';
import { drawRows } from '../fields.ts';
import { drawBranch } from '../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../land.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import type { Markup } from '../svg.ts';
import { drawCypress, drawOak, drawShadow } from '../trees.ts';
import { drawWater } from '../water.ts';
import { MORE_VINEYARD } from './moreVineyard.ts';
import { rowColours } from './vines.ts';
import { type Landscapes, PLASTER, TERRACOTTA, type View } from './landscape.ts';

function hills(stage: Stage, horizon: number): Markup {
  const layers = [[-60, 0.76, 560], [-22, 0.6, 420], [16, 0.44, 360]] as const;
  return layers
    .map(([dy, depth, span], index) => drawLand(stage, ridgeOf(stage, { part: `far ${index}`, y: horizon + dy, rise: 66, span, octaves: 3 }), { colour: stage.land.wood, depth, mistDepth: 130 }))
    .join('');
}

/** A château at the head of its vines. */
function chateau(stage: Stage, { horizon, focus }: View): Markup {
  const rise = withHill(ridgeOf(stage, { part: 'rise', y: horizon + 84, rise: 16, span: 620 }), focus, 46, 480);
  const foot = rise(focus) + 14;
  const trees = Array.from({ length: 10 }, (_, n) => {
    const x = focus + (n - 4.5) * 120 + (n < 5 ? -110 : 110);
    return drawOak(stage, { x, y: rise(x) + 12, height: 110 + 60 * stage.unit('park', n), depth: 0.18, colour: stage.land.foliage[n % stage.land.foliage.length] ?? stage.land.wood }, n);
  }).join('');
  return [
    hills(stage, horizon),
    drawMist(stage, horizon - 20, horizon + 90, 0.7),
    drawLand(stage, rise, { colour: stage.land.meadow, depth: 0.14, mist: 0.1 }),
    trees,
    drawChateau(stage, { x: focus, y: foot, height: 210, wall: '#f2e0bd', tiles: '#5b7080', depth: 0.05 }),
    drawCypress(stage, { x: focus - 225, y: foot + 4, height: 175, depth: 0.06, colour: '#2f5f4c' }),
    drawCypress(stage, { x: focus + 225, y: foot + 4, height: 175, depth: 0.06, colour: '#2f5f4c' }),
    drawRows(stage, { ground: (x) => rise(x) + 22, vanishing: { x: focus, y: horizon + 46 }, ...rowColours(stage), depth: 0, spacing: 220, isBushy: true }),
  ].join('');
}

/** Vines over folded hills, a village on the highest. */
function foldedHills(stage: Stage, { horizon, focus }: View): Markup {
  const away = focus >= 0 ? -1 : 1;
  const top = withHill(ridgeOf(stage, { part: 'top', y: horizon + 80, rise: 24, span: 460 }), focus, 130, 300);
  const left = withHill(ridgeOf(stage, { part: 'left', y: horizon + 220, rise: 40, span: 520 }), away * stage.core * 0.75, 150, 520);
  const right = withHill(ridgeOf(stage, { part: 'right', y: HEIGHT - 130, rise: 34, span: 560 }), focus * 1.1, 120, 520);
  const hut = away * stage.core * 0.42;
  return [
    hills(stage, horizon),
    drawMist(stage, horizon - 20, horizon + 100, 0.75),
    drawRows(stage, { ground: top, vanishing: { x: focus, y: horizon - 110 }, ...rowColours(stage), depth: 0.14, spacing: 92, bottom: HEIGHT - 180 }),
    drawVillage(stage, { part: 'village', x: focus, reach: 200, ground: (x) => top(x) + 14, size: 66, depth: 0.1, steeple: 'campanile', walls: PLASTER, tiles: TERRACOTTA, rows: 2, terrace: 30 }),
    drawRows(stage, { ground: left, vanishing: { x: away * stage.core * 1.1, y: horizon + 10 }, ...rowColours(stage), depth: 0.05, spacing: 132, isBushy: true }),
    drawShadow(stage, hut, left(hut) + 30, 90, 220),
    drawHouse(stage, { x: hut - 60, y: left(hut) + 30, front: 52, side: 74, height: 58, roof: 36, wall: '#ead3ab', tiles: '#bb5f41', depth: 0.02 }),
    drawCypress(stage, { x: hut + 96, y: left(hut + 96) + 20, height: 190, depth: 0.02, colour: '#2f5f4c' }),
    drawRows(stage, { ground: right, vanishing: { x: focus * 0.2, y: horizon + 140 }, ...rowColours(stage), depth: 0, spacing: 190, isBushy: true }),
    drawBranch(stage, away, rowColours(stage).crop),
  ].join('');
}

/** A winegrower's house under one great tree. */
function greatTree(stage: Stage, { horizon, focus }: View): Markup {
  const away = focus >= 0 ? -1 : 1;
  const slope = withHill(ridgeOf(stage, { part: 'slope', y: horizon + 110, rise: 26, span: 600 }), focus, 56, 420);
  const tree = focus + away * 240;
  return [
    hills(stage, horizon),
    drawMist(stage, horizon - 20, horizon + 90, 0.7),
    drawLand(stage, ridgeOf(stage, { part: 'plots', y: horizon + 74, rise: 26, span: 380 }), { colour: stage.land.fields[1] ?? stage.land.meadow, depth: 0.26, mist: 0.2 }),
    drawRows(stage, { ground: slope, vanishing: { x: focus * 0.2 + away * 200, y: horizon + 30 }, ...rowColours(stage), depth: 0.02, spacing: 200, isBushy: true }),
    drawShadow(stage, focus, slope(focus) + 30, 220, 380),
    drawFarm(stage, focus, slope(focus) + 28, 210, 0.02, '#f1dcb6', '#bb5f41'),
    drawShadow(stage, tree, slope(tree) + 50, 70, 480),
    drawOak(stage, { x: tree, y: slope(tree) + 50, height: 400, depth: 0, colour: stage.land.foliage[1] ?? stage.land.wood }, 9),
  ].join('');
}

/** Steep vines above a bend of the river. */
function riverBend(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const steep = (x: number) => horizon + 120 - 340 / (1 + Math.exp(-((x - focus * 0.75) * side) / 150)) + 16 * Math.sin(x / 120);
  const near = withHill(ridgeOf(stage, { part: 'near', y: HEIGHT - 120, rise: 26, span: 520 }), -side * stage.core * 0.8, 110, 520);
  const shore = horizon + 96;
  const slope = stage.stamp(drawRows(stage, { ground: steep, vanishing: { x: focus + side * 420, y: horizon - 460 }, ...rowColours(stage), depth: 0.12, spacing: 74, bottom: shore + 40 }));
  const village = stage.stamp(drawVillage(stage, { part: 'village', x: focus - side * 40, reach: 260, ground: () => shore - 2, size: 72, depth: 0.06, steeple: 'spire', walls: ['#f6ecd8', '#efd9b6', '#e8c9a0'], tiles: ['#5c6f7c', '#4f6470', '#8c5440'], rows: 2, terrace: 26 }));
  return [
    hills(stage, horizon),
    drawMist(stage, horizon - 30, horizon + 90, 0.75),
    slope,
    village,
    drawWater(stage, { from: shore, mirrored: slope + village, clarity: 0.5 }),
    drawRows(stage, { ground: near, vanishing: { x: -focus * 0.4, y: horizon + 120 }, ...rowColours(stage), depth: 0, spacing: 180, isBushy: true }),
    drawBranch(stage, -side as 1 | -1, rowColours(stage).crop),
  ].join('');
}

export const VINEYARD: Landscapes = [
  { horizon: 470, focusY: 500, draw: chateau },
  { horizon: 450, focusY: 420, draw: foldedHills },
  { horizon: 460, focusY: 480, draw: greatTree },
  { horizon: 470, focusY: 500, draw: riverBend },
  ...MORE_VINEYARD,
];
