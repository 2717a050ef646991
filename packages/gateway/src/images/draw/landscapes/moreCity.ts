import { drawChurch } from '../buildings/church.ts';
import { drawHouse } from '../buildings/house.ts';
import { drawRowboat } from '../buildings/landmarks.ts';
import { drawBelfry, drawBridge, drawCathedral, drawDome, drawGableRow, drawRoofs } from '../buildings/town.ts';
import { drawBranch } from '../foreground.ts';
import { drawLand, drawMist, ridgeOf } from '../land.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { type Markup, rect } from '../svg.ts';
import { drawCypress, drawOak } from '../trees.ts';
import { drawWater } from '../water.ts';
import { BRICK, drawSkyline } from './skyline.ts';
import { type Landscapes, PLASTER, SLATE, TERRACOTTA, type View } from './landscape.ts';

/** A dome above the river, trees along the quay. */
function riverDome(stage: Stage, { horizon, focus }: View): Markup {
  const quay = horizon + 110;
  const away = focus >= 0 ? -1 : 1;
  const dome = stage.stamp(drawDome(stage, focus, quay - 20, 430, 0.08));
  const houses = stage.stamp(
    Array.from({ length: 26 }, (_, n) => {
      const random = stage.random(`house ${n}`);
      const x = (n - 13) * 118 + random.unit() * 20;
      return Math.abs(x + 60 - focus) < 190 ? '' : drawHouse(stage, { x, y: quay, front: 56, side: 74, height: 96 + random.unit() * 60, roof: 34, wall: random.pick([...PLASTER, '#e58a6a', '#f1c56f']), tiles: random.pick(TERRACOTTA), depth: 0.08, floors: 3, isTurned: random.chance(0.5) });
    }).join(''),
  );
  const trees = stage.stamp(Array.from({ length: 16 }, (_, n) => drawOak(stage, { x: (n - 8) * 210 + 40, y: quay + 8, height: 92, depth: 0.05, colour: stage.land.foliage[n % 3] ?? stage.land.wood }, n)).join(''));
  return [
    drawSkyline(stage, quay, 0.6, 110),
    drawMist(stage, horizon - 60, quay, 0.5),
    dome,
    houses,
    rect(-stage.half, quay - 4, stage.half * 2, 26, stage.shaded('#c2a582', 0.04)),
    trees,
    drawWater(stage, { from: quay + 20, mirrored: dome + houses + trees, clarity: 0.5 }),
    drawRowboat(stage, -focus * 0.5, HEIGHT - 110, 200, stage.random('boat').pick(['#c9573c', '#2b7c74', '#e8b04a'])),
    drawBranch(stage, away, stage.land.foliage[0] ?? stage.land.wood),
  ].join('');
}

/** A small bridge over a canal between gabled fronts. */
function canalBridge(stage: Stage, { horizon, focus }: View): Markup {
  const water = horizon + 150;
  const row = stage.stamp(drawGableRow(stage, { part: 'row', y: horizon + 116, width: 104, height: 250, depth: 0.16, walls: BRICK }));
  const belfry = stage.stamp(drawBelfry(stage, focus, horizon + 116, 520, 0.26));
  const bridge = stage.stamp(drawBridge(stage, focus * 0.3, horizon + 96, water, 250, 3, 0));
  const side = focus >= 0 ? 1 : -1;
  return [
    drawSkyline(stage, horizon + 116, 0.62, 120),
    belfry,
    row,
    drawMist(stage, horizon, water, 0.3),
    rect(-stage.half, horizon + 112, stage.half * 2, water - horizon - 112, stage.shaded('#b59a7c', 0.05)),
    bridge,
    drawWater(stage, { from: water, mirrored: row + belfry + bridge, clarity: 0.5 }),
    drawRowboat(stage, focus * 0.3 - side * 330, HEIGHT - 130, 210, '#14504a'),
    drawOak(stage, { x: -side * stage.core * 0.86, y: HEIGHT + 30, height: 560, depth: 0, colour: stage.land.foliage[1] ?? stage.land.wood }, 8),
  ].join('');
}

/** An old town that climbs its hill to the cathedral. */
function hillTown(stage: Stage, { horizon, focus }: View): Markup {
  const slope = (x: number) => horizon + 210 - 190 * Math.exp(-(((x - focus) / 460) ** 2)) + 8 * Math.sin(x / 70);
  const tiers = [[0, 74, 0.22], [70, 92, 0.14], [150, 122, 0.04]] as const;
  return [
    drawLand(stage, ridgeOf(stage, { part: 'hills', y: horizon + 10, rise: 70, span: 480, octaves: 3 }), { colour: stage.land.wood, depth: 0.68, mist: 0.86 }),
    drawLand(stage, ridgeOf(stage, { part: 'nearer', y: horizon + 96, rise: 46, span: 380, octaves: 3 }), { colour: stage.land.wood, depth: 0.5, mist: 0.7 }),
    drawCathedral(stage, focus, slope(focus) - 30, 300, 0.14, true),
    ...tiers.map(([dy, size, depth], n) => drawRoofs(stage, `tier ${n}`, (x) => slope(x) + dy + n * 40, size, depth, n === 1 ? [...TERRACOTTA, ...SLATE] : TERRACOTTA, PLASTER)),
    drawCypress(stage, { x: -focus * 1.3, y: HEIGHT + 20, height: 430, depth: 0, colour: '#2b5c4a' }),
    drawCypress(stage, { x: -focus * 1.3 + 74, y: HEIGHT + 20, height: 340, depth: 0, colour: '#2b5c4a' }),
  ].join('');
}

/** Towers over a park. */
function parkTowers(stage: Stage, { horizon, focus }: View): Markup {
  const foot = horizon + 120;
  const away = focus >= 0 ? -1 : 1;
  const lawn = ridgeOf(stage, { part: 'lawn', y: foot + 60, rise: 16, span: 600 });
  const trees = Array.from({ length: 22 }, (_, n) => {
    const x = (n - 11) * 128 + 60 * stage.unit('park', n);
    return drawOak(stage, { x, y: lawn(x) + 12, height: 130 + 60 * stage.unit('park h', n), depth: 0.12, colour: stage.land.foliage[n % stage.land.foliage.length] ?? stage.land.wood }, n + 20);
  });
  return [
    drawSkyline(stage, foot + 20, 0.58, 120),
    drawChurch(stage, { x: focus + away * 420, y: foot, height: 300, steeple: 'spire', wall: '#d9bf96', tiles: '#5d7280', depth: 0.36 }),
    drawBelfry(stage, focus, foot + 20, 600, 0.12),
    drawMist(stage, foot - 90, foot + 60, 0.45),
    drawRoofs(stage, 'roofs', ridgeOf(stage, { part: 'roofs', y: foot - 10, rise: 20, span: 220 }), 88, 0.14, [...SLATE, ...TERRACOTTA], PLASTER),
    drawLand(stage, lawn, { colour: stage.land.meadow, depth: 0.06, mist: 0 }),
    ...trees,
    drawBranch(stage, away, stage.land.foliage[1] ?? stage.land.wood),
  ].join('');
}

export const MORE_CITY: Landscapes = [
  { horizon: 470, focusY: 430, draw: riverDome },
  { horizon: 460, focusY: 470, draw: canalBridge },
  { horizon: 430, focusY: 420, draw: hillTown },
  { horizon: 480, focusY: 400, draw: parkTowers },
];
