import { drawBelfry, drawBridge, drawCathedral, drawDome, drawGableRow, drawRoofs } from '../buildings/town.ts';
import { drawRowboat } from '../buildings/landmarks.ts';
import { drawChurch } from '../buildings/church.ts';
import { drawBranch } from '../foreground.ts';
import { cells, drawLand, drawMist, ridgeOf } from '../land.ts';
import { fade, HEIGHT, type Stage } from '../stage.ts';
import { box, type Markup, num, oval, path, rect, stroke } from '../svg.ts';
import { drawOak } from '../trees.ts';
import { drawWater } from '../water.ts';
import { MORE_CITY } from './moreCity.ts';
import { BRICK, drawSkyline } from './skyline.ts';
import { type Landscapes, PLASTER, SLATE, TERRACOTTA, type View } from './landscape.ts';

/** Gabled houses mirrored in a canal. */
function canal(stage: Stage, { horizon, focus }: View): Markup {
  const quay = horizon + 96;
  const tower = stage.stamp(drawChurch(stage, { x: focus, y: quay, height: 380, steeple: 'onion', wall: '#c98c64', tiles: '#4f7770', depth: 0.3 }));
  const row = stage.stamp(drawGableRow(stage, { part: 'row', y: quay, width: 118, height: 270, depth: 0.04, walls: BRICK }));
  const trees = stage.stamp(Array.from({ length: 14 }, (_, n) => {
    const x = (n - 7) * 236 + 60;
    return drawOak(stage, { x, y: quay + 6, height: 150, depth: 0.02, colour: stage.land.foliage[n % 3] ?? stage.land.wood }, n);
  }).join(''));
  return [
    drawSkyline(stage, quay, 0.6, 120),
    tower,
    row,
    rect(-stage.half, quay - 4, stage.half * 2, 22, stage.shaded('#b59a7c')),
    trees,
    drawWater(stage, { from: quay + 16, mirrored: row + tower + trees, clarity: 0.55 }),
    drawRowboat(stage, -focus * 0.6, HEIGHT - 110, 220, '#2b7c74'),
    drawBranch(stage, focus >= 0 ? -1 : 1, stage.land.foliage[0] ?? stage.land.wood),
  ].join('');
}

/** A cathedral above an old bridge. */
function bridge(stage: Stage, { horizon, focus }: View): Markup {
  const water = horizon + 150;
  const away = focus >= 0 ? -1 : 1;
  const skyline = drawSkyline(stage, horizon + 40, 0.5, 130);
  const roofs = stage.stamp(drawRoofs(stage, 'bank', ridgeOf(stage, { part: 'bank', y: horizon + 50, rise: 26, span: 210 }), 92, 0.2, [...SLATE, ...TERRACOTTA], PLASTER));
  const cathedral = stage.stamp(drawCathedral(stage, focus, horizon + 64, 330, 0.12, stage.random('spires').chance(0.5)));
  const span = stage.stamp(drawBridge(stage, focus + away * 300, horizon + 92, water, 210, 5, 0.02));
  return [
    skyline,
    drawMist(stage, horizon - 60, horizon + 60, 0.6),
    cathedral,
    roofs,
    drawMist(stage, horizon + 60, water, 0.35),
    rect(-stage.half, water - 26, stage.half * 2, 40, stage.shaded('#b59a7c', 0.05)),
    span,
    drawWater(stage, { from: water, mirrored: cathedral + roofs + span, clarity: 0.5 }),
    drawRowboat(stage, -focus * 0.5, HEIGHT - 120, 190, '#c9573c'),
    drawBranch(stage, away, stage.land.foliage[0] ?? stage.land.wood),
  ].join('');
}

/** Tiled roofs and a dome, as from a terrace. */
function domes(stage: Stage, { horizon, focus }: View): Markup {
  const hills = ridgeOf(stage, { part: 'hills', y: horizon - 6, rise: 56, span: 460, octaves: 3 });
  const tiles = ['#c4613f', '#cf7a4e', '#b5553c', '#d98c5c'];
  const rows = [[70, 70, 0.3], [150, 104, 0.16], [270, 160, 0.04]] as const;
  const away = focus >= 0 ? -1 : 1;
  return [
    drawLand(stage, hills, { colour: stage.land.wood, depth: 0.66, mist: 0.85 }),
    drawSkyline(stage, horizon + 70, 0.5, 110),
    drawDome(stage, focus, horizon + 130, 400, 0.12),
    drawChurch(stage, { x: focus + away * 430, y: horizon + 110, height: 190, steeple: 'campanile', wall: '#e9c79b', tiles: '#c4613f', depth: 0.26 }),
    ...rows.map(([dy, size, depth], n) => drawMist(stage, horizon + dy - 90, horizon + dy + 20, 0.4) + drawRoofs(stage, `roofs ${n}`, ridgeOf(stage, { part: `roofs ${n}`, y: horizon + dy, rise: 34, span: 240 }), size, depth, tiles, PLASTER)),
  ].join('');
}

/** A square of guild houses under their belfry. */
function square(stage: Stage, { horizon, focus }: View): Markup {
  const foot = horizon + 170;
  let lamps = '';
  let glow = '';
  for (const cell of cells(stage, 410)) {
    const x = cell * 410 + 150;
    lamps += `M${num(x)} ${num(foot + 120)}v-150`;
    glow += oval(x, foot - 42, 15, 19);
  }
  let stones = '';
  for (let row = 0; row < 9; row++) {
    const t = (row + 1) / 9;
    const y = foot + (HEIGHT - foot) * t ** 1.5;
    for (const cell of cells(stage, 150 + 150 * t)) stones += box((cell + stage.unit(`stone ${row}`, cell)) * (150 + 150 * t), y, 60 + 90 * t, 3 + 5 * t);
  }
  const sunny = stage.lit('#e6cfa6');
  return [
    drawSkyline(stage, foot, 0.6, 130),
    drawBelfry(stage, focus, foot, 570, 0.1),
    drawGableRow(stage, { part: 'row', y: foot, width: 132, height: 250, depth: 0.03, walls: BRICK }),
    rect(-stage.half, foot, stage.half * 2, HEIGHT - foot, fade(stage, foot, HEIGHT, sunny, stage.shaded('#c9a882'))),
    path(stones, stage.shaded('#b5946f'), { opacity: 0.4 }),
    rect(-stage.half, foot, stage.half * 2, 60, fade(stage, foot, foot + 60, stage.shaded('#a88a6c'), sunny), { opacity: 0.55 }),
    stroke(lamps, stage.shaded('#2f3d40'), 7),
    path(glow, stage.sky.tone > 0.3 ? '#ffe2a0' : stage.lit('#f7ecd2')),
    stage.random('branch here').chance(0.5) ? drawBranch(stage, focus >= 0 ? -1 : 1, stage.land.foliage[0] ?? stage.land.wood) : '',
  ].join('');
}

/** Grey roofs in steps, spires beyond. */
function zincRoofs(stage: Stage, { horizon, focus }: View): Markup {
  const rows = [[40, 84, 0.4], [130, 124, 0.2], [280, 200, 0.03]] as const;
  const walls = ['#f1e3c8', '#ead3ae', '#e3c39a', '#f6ecd8'];
  return [
    drawSkyline(stage, horizon + 40, 0.6, 110),
    drawCathedral(stage, focus, horizon + 90, 340, 0.28, true),
    ...rows.map(([dy, size, depth], n) => drawMist(stage, horizon + dy - 100, horizon + dy + 30, 0.45) + drawRoofs(stage, `roofs ${n}`, ridgeOf(stage, { part: `roofs ${n}`, y: horizon + dy, rise: 30, span: 280 }), size, depth, ['#7c8f99', '#6a808c', '#8fa0a6', '#5c7280'], walls)),
  ].join('');
}

export const CITY: Landscapes = [
  { horizon: 470, focusY: 440, draw: canal },
  { horizon: 450, focusY: 420, draw: bridge },
  { horizon: 430, focusY: 430, draw: domes },
  { horizon: 500, focusY: 460, draw: square },
  { horizon: 440, focusY: 400, draw: zincRoofs },
  ...MORE_CITY,
];
