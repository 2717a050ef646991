import { drawCastle } from '../buildings/castle.ts';
import { drawChurch } from '../buildings/church.ts';
import { drawHouse } from '../buildings/house.ts';
import { drawSailboat } from '../buildings/landmarks.ts';
import { drawRows } from '../fields.ts';
import { drawBranch } from '../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../land.ts';
import { drawPeaks, rangeOf } from '../peaks.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import type { Markup } from '../svg.ts';
import { drawCypress, drawShadow } from '../trees.ts';
import { drawWater } from '../water.ts';
import type { Landscapes, View } from './landscape.ts';
import { rowColours } from './vines.ts';

function distance(stage: Stage, horizon: number): Markup {
  return [0, 1, 2].map((n) => drawLand(stage, ridgeOf(stage, { part: `far ${n}`, y: horizon - 54 + n * 38, rise: 70, span: 540 - n * 100, octaves: 3 }), { colour: stage.land.wood, depth: 0.76 - n * 0.16, mistDepth: 130 })).join('');
}

/** Terraces of vines that fall to a lake below the Alps. */
function lakeTerraces(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const slope = (x: number) => horizon + 420 - Math.max(0, x * side + stage.core * 0.5) * 0.3 + 14 * Math.sin(x / 90);
  const upper = (x: number) => slope(x) - 60 + 10 * Math.sin(x / 60);
  const house = focus + side * 40;
  const y = slope(house) - 14;
  return [
    drawPeaks(stage, rangeOf(stage, { part: 'alps', base: horizon, height: 300, spacing: 300 }), { part: 'alps', base: horizon, depth: 0.52 }),
    drawMist(stage, horizon - 160, horizon, 0.7),
    drawWater(stage, { from: horizon, deep: '#2c7f90' }),
    drawSailboat(stage, -focus * 0.9, horizon + 70, 84, 0.14, '#fbf2df'),
    drawLand(stage, upper, { colour: stage.land.wood, depth: 0.12, mist: 0.04 }),
    drawShadow(stage, house, y, 120, 240),
    drawChurch(stage, { x: house, y, height: 150, steeple: 'spire', wall: '#f6ecd8', tiles: '#8c5440', depth: 0.03 }),
    drawHouse(stage, { x: house - 210, y: slope(house - 210) - 10, front: 60, side: 86, height: 66, roof: 40, wall: '#f0d9b2', tiles: '#b5553c', depth: 0.03, floors: 2 }),
    drawRows(stage, { ground: slope, vanishing: { x: focus + side * stage.core, y: horizon - 60 }, ...rowColours(stage), depth: 0, spacing: 150, isBushy: true }),
    drawBranch(stage, -side as 1 | -1, rowColours(stage).crop),
  ].join('');
}

/** A castle that watches over its vines. */
function castleVines(stage: Stage, { horizon, focus }: View): Markup {
  const hill = withHill(ridgeOf(stage, { part: 'hill', y: horizon + 90, rise: 22, span: 460 }), focus, 170, 320);
  const near = withHill(ridgeOf(stage, { part: 'near', y: HEIGHT - 190, rise: 26, span: 600 }), -focus, 60, 520);
  return [
    distance(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 110, 0.75),
    drawCastle(stage, { x: focus, y: hill(focus) + 28, height: 180, wall: '#efdab4', tiles: stage.random('tiles').pick(['#5d7280', '#b5553c']), depth: 0.1 }),
    drawRows(stage, { ground: hill, vanishing: { x: focus, y: horizon - 170 }, ...rowColours(stage), depth: 0.1, spacing: 96, bottom: HEIGHT - 120 }),
    drawRows(stage, { ground: near, vanishing: { x: -focus * 0.5, y: horizon + 70 }, ...rowColours(stage), depth: 0, spacing: 210, isBushy: true }),
  ].join('');
}

/** A road of cypresses between two slopes of vines, a church at its end. */
function cypressRoad(stage: Stage, { horizon, focus }: View): Markup {
  const ground = ridgeOf(stage, { part: 'ground', y: horizon + 80, rise: 10, span: 700 });
  const trees = Array.from({ length: 12 }, (_, n) => {
    const t = (n >> 1) / 5;
    const s = 0.16 + 0.84 * t ** 1.8;
    const side = n % 2 ? 1 : -1;
    const x = focus + side * (40 + 360 * s);
    const y = ground(focus) + 14 + 340 * s;
    return { y, markup: drawShadow(stage, x, y, 40 * s, 420 * s) + drawCypress(stage, { x, y, height: 110 + 460 * s, depth: 0.1 * (1 - s), colour: '#2b5c4a' }, 0.11) };
  }).toSorted((a, b) => a.y - b.y);
  return [
    distance(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 90, 0.7),
    drawLand(stage, ridgeOf(stage, { part: 'plots', y: horizon + 64, rise: 20, span: 380 }), { colour: stage.land.meadow, depth: 0.26, mist: 0.2 }),
    drawRows(stage, { ground, vanishing: { x: focus, y: horizon + 40 }, ...rowColours(stage), depth: 0, spacing: 250, isBushy: true }),
    drawChurch(stage, { x: focus, y: ground(focus) + 16, height: 150, steeple: 'campanile', wall: '#f4e3c4', tiles: '#b85a3e', depth: 0.1 }),
    ...trees.map(({ markup }) => markup),
  ].join('');
}

export const MORE_VINEYARD: Landscapes = [
  { horizon: 400, focusY: 560, draw: lakeTerraces },
  { horizon: 450, focusY: 350, draw: castleVines },
  { horizon: 460, focusY: 470, draw: cypressRoad },
];
