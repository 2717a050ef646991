import { drawCastle } from '../buildings/castle.ts';
import { drawSailboat } from '../buildings/landmarks.ts';
import { drawCanopy } from '../canopy.ts';
import { drawBranch, drawGrass } from '../foreground.ts';
import { drawMist, landPath } from '../land.ts';
import { drawPeaks, rangeOf } from '../peaks.ts';
import { fade, HEIGHT, type Stage } from '../stage.ts';
import { type Markup, num, path } from '../svg.ts';
import { drawCypress, drawUmbrellaPine } from '../trees.ts';
import { drawWater } from '../water.ts';
import type { Landscapes, View } from './landscape.ts';

function alps(stage: Stage, horizon: number, height: number): Markup {
  return [0.62, 0.4].map((depth, n) => drawPeaks(stage, rangeOf(stage, { part: `alps ${n}`, base: horizon, height: height * (1 - n * 0.16), spacing: 280 + n * 170 }), { part: `alps ${n}`, base: horizon, depth })).join('');
}

/** A castle whose walls stand in the lake. */
function waterCastle(stage: Stage, { horizon, focus }: View): Markup {
  const foot = horizon + 70;
  const range = stage.stamp(alps(stage, horizon, 320));
  const castle = stage.stamp(drawCastle(stage, { x: focus, y: foot, height: 250, wall: '#eddab8', tiles: stage.random('tiles').pick(['#b5553c', '#5d7280']), depth: 0.05 }));
  return [
    range,
    drawMist(stage, horizon - 150, horizon, 0.7),
    drawWater(stage, { from: horizon, mirrored: range, clarity: 0.5 }),
    `<g transform="translate(0 ${num(foot * 2)}) scale(1 -1)" opacity=".36">${castle}</g>`,
    castle,
    drawSailboat(stage, -focus * 0.9, horizon + 120, 120, 0, '#fbf2df'),
    drawBranch(stage, focus >= 0 ? -1 : 1, stage.land.foliage[0] ?? stage.land.wood),
  ].join('');
}

/** One sail on the wide lake. */
function sail(stage: Stage, { horizon, focus }: View): Markup {
  const range = stage.stamp(alps(stage, horizon, 380));
  return [
    range,
    drawMist(stage, horizon - 170, horizon, 0.75),
    drawWater(stage, { from: horizon, mirrored: range, clarity: 0.6 }),
    drawSailboat(stage, -focus * 1.1, horizon + 26, 54, 0.3, '#fbf2df'),
    drawSailboat(stage, -focus * 0.6, horizon + 40, 70, 0.2, '#f0c071'),
    drawSailboat(stage, focus, horizon + 210, 400, 0, stage.random('sail').pick(['#fbf2df', '#e8795b', '#f5e2bd'])),
    drawGrass(stage, (x) => HEIGHT + 14 + 10 * Math.sin(x / 90), stage.land.wood, 80),
  ].join('');
}

/** A garden shore with pines and cypresses, the mountains across the water. */
function garden(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const range = stage.stamp(alps(stage, horizon, 300));
  const spit = (x: number) => horizon + 86 - 120 / (1 + Math.exp(-((x - focus) * side) / 110)) + 5 * Math.sin(x / 50);
  const foot = horizon + 90;
  const land = stage.stamp(path(landPath(stage, (x) => Math.min(foot, spit(x)), foot), fade(stage, foot - 120, foot, stage.tint(stage.land.wood, 0.16), stage.tint(stage.land.wood, 0.08))) + drawCanopy(stage, 'shore', (x) => ((x - focus) * side < 120 ? HEIGHT * 2 : spit(x) + 6), 60, 0.1, 3));
  const flames = stage.stamp([-30, 14, 60, 104].map((dx, n) => drawCypress(stage, { x: focus + side * dx, y: spit(focus + side * dx) + 8, height: 130 + 90 * stage.unit('flame', n), depth: 0.04, colour: '#2b5c4a' })).join(''));
  const near = -side * stage.core * 0.74;
  const bank = (x: number) => HEIGHT - 40 - 80 * Math.exp(-(((x - near) / 330) ** 2)) + 8 * Math.sin(x / 70);
  return [
    range,
    drawMist(stage, horizon - 150, horizon, 0.7),
    drawWater(stage, { from: horizon, mirrored: range, clarity: 0.5 }),
    `<g transform="translate(0 ${num(foot * 2)}) scale(1 -1)" opacity=".32">${land}${flames}</g>`,
    land,
    flames,
    drawSailboat(stage, focus * 0.1, horizon + 150, 130, 0, '#fbf2df'),
    drawUmbrellaPine(stage, { x: near, y: bank(near) + 20, height: 640, depth: 0, colour: '#215a49' }, side * 0.7),
    path(landPath(stage, bank), fade(stage, HEIGHT - 130, HEIGHT, stage.tint(stage.land.meadow), stage.shaded(stage.land.wood))),
    drawGrass(stage, (x) => bank(x) + 16, stage.land.wood, 60),
  ].join('');
}

export const MORE_LAKE: Landscapes = [
  { horizon: 520, focusY: 460, draw: waterCastle },
  { horizon: 500, focusY: 560, draw: sail },
  { horizon: 490, focusY: 480, draw: garden },
];
