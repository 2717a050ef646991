import { drawCastle } from '../buildings/castle.ts';
import { drawFarm, drawWindmill } from '../buildings/landmarks.ts';
import { drawVillage } from '../buildings/village.ts';
import { drawRows } from '../fields.ts';
import { drawBranch, drawGrass } from '../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../land.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import type { Markup } from '../svg.ts';
import { drawCypress, drawOak, drawShadow } from '../trees.ts';
import { drawWater } from '../water.ts';
import { MORE_COUNTRYSIDE } from './moreCountry.ts';
import { type Landscapes, PLASTER, SLATE, TERRACOTTA, type View } from './landscape.ts';

function farHills(stage: Stage, horizon: number): Markup {
  const layers = [[-46, 0.78, 620], [-16, 0.62, 480], [20, 0.46, 400]] as const;
  return layers
    .map(([dy, depth, span], index) => drawLand(stage, ridgeOf(stage, { part: `far ${index}`, y: horizon + dy, rise: 56, span, octaves: 3 }), { colour: stage.land.wood, depth, mistDepth: 130 }))
    .join('');
}

/** A farm on its hill at the end of an avenue of cypresses. */
function avenue(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const hill = withHill(ridgeOf(stage, { part: 'hill', y: horizon + 120, rise: 30, span: 520 }), focus, 110, 360);
  const fore = withHill(ridgeOf(stage, { part: 'fore', y: HEIGHT - 170, rise: 46, span: 620 }), -focus * 0.9, 70, 460);
  const foot = hill(focus) + 8;
  const trees = Array.from({ length: 9 }, (_, n) => {
    const t = n / 8;
    const x = focus - Math.sign(focus || 1) * (110 + 460 * t) + 40 * Math.sin(t * 5);
    return { x, y: hill(x) + 16 + 60 * t, height: 120 + 130 * t };
  });
  const green = '#2f5f4c';
  return [
    farHills(stage, horizon),
    drawMist(stage, horizon - 20, horizon + 110, 0.7),
    drawLand(stage, ridgeOf(stage, { part: 'middle', y: horizon + 80, rise: 38, span: 430 }), { colour: land.fields[1] ?? land.meadow, depth: 0.3, mist: 0.2 }),
    drawLand(stage, hill, { colour: land.fields[0] ?? land.meadow, depth: 0.06, mist: 0 }),
    drawShadow(stage, focus, foot + 8, 230, 300),
    drawFarm(stage, focus, foot + 6, 190, 0.03, '#f0d9b2', '#bb5f41'),
    drawCypress(stage, { x: focus + 165, y: foot + 10, height: 190, depth: 0.04, colour: green }),
    drawCypress(stage, { x: focus - 190, y: foot + 16, height: 150, depth: 0.04, colour: green }),
    ...trees.map(({ x, y, height }) => drawShadow(stage, x, y, height * 0.14, height * 1.5) + drawCypress(stage, { x, y, height, depth: 0.02, colour: green })),
    drawRows(stage, { ground: fore, vanishing: { x: focus * 0.3, y: horizon + 20 }, crop: land.fields[2] ?? land.meadow, earth: land.fields[1] ?? land.meadow, depth: 0, spacing: 150, isBushy: land.season === 'summer' }),
    drawGrass(stage, (x) => HEIGHT + 6 + 10 * Math.sin(x / 90), land.meadow, 78),
  ].join('');
}

/** Rows of blossom that run to a lone tree and a farmhouse. */
function bloomingRows(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const random = stage.random('rows');
  const crop = land.isSnowy ? '#cfd9da' : random.pick(land.season === 'summer' ? ['#8069b0', '#8a6fb5', '#dfb64f'] : [land.fields[0] ?? land.meadow, land.fields[2] ?? land.meadow]);
  const plain = ridgeOf(stage, { part: 'plain', y: horizon + 62, rise: 12, span: 700 });
  const away = focus >= 0 ? -1 : 1;
  const tree = focus + away * 330;
  return [
    farHills(stage, horizon),
    drawMist(stage, horizon - 20, horizon + 80, 0.6),
    drawLand(stage, ridgeOf(stage, { part: 'hedge', y: horizon + 52, rise: 14, span: 90, octaves: 3 }), { colour: land.wood, depth: 0.3, mist: 0.4 }),
    drawRows(stage, { ground: plain, vanishing: { x: focus * 0.45, y: horizon + 20 }, crop, earth: land.isSnowy ? '#f2efe8' : '#b98d5c', depth: 0, spacing: 236, isBushy: !land.isSnowy }),
    drawShadow(stage, focus, plain(focus) + 24, 170, 320),
    drawFarm(stage, focus, plain(focus) + 22, 170, 0.05, '#efdcbb', '#c26a46'),
    drawCypress(stage, { x: focus + 150, y: plain(focus) + 24, height: 180, depth: 0.05, colour: '#356650' }),
    drawShadow(stage, tree, plain(tree) + 46, 60, 420),
    drawOak(stage, { x: tree, y: plain(tree) + 46, height: 300, depth: 0.02, colour: random.pick(land.foliage) }, 3),
  ].join('');
}

/** A mill beside still water, tulips or reeds before it. */
function mill(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const random = stage.random('mill');
  const polder = ridgeOf(stage, { part: 'polder', y: horizon + 30, rise: 7, span: 700 });
  const bank = ridgeOf(stage, { part: 'bank', y: HEIGHT - 110, rise: 14, span: 500 });
  const away = focus >= 0 ? -1 : 1;
  const millHeight = 400 + random.unit() * 70;
  const foot = horizon + 66;
  const angle = 18 + random.unit() * 54;
  const hedge = ridgeOf(stage, { part: 'hedge', y: horizon + 10, rise: 26, span: 120, octaves: 3 });
  const main = stage.stamp(drawWindmill(stage, focus, foot, millHeight, 0.03, angle));
  const others = drawWindmill(stage, focus + away * 470, horizon + 38, 190, 0.35, angle + 20) + drawWindmill(stage, focus + away * 660, horizon + 34, 130, 0.5, angle + 50);
  const poplars = [0, 1, 2, 3, 4, 5].map((n) => drawCypress(stage, { x: focus + away * (760 + n * 58), y: horizon + 38, height: 130 + 40 * stage.unit('poplar', n), depth: 0.42, colour: land.foliage[0] ?? land.wood }, 0.17)).join('');
  const tulips = land.isSnowy ? '#e8ecea' : random.pick(['#d94f36', '#e8b13d', '#d9698a', land.meadow]);
  return [
    drawLand(stage, hedge, { colour: land.wood, depth: 0.6, mist: 0.7 }),
    drawMist(stage, horizon - 30, horizon + 50, 0.6),
    drawLand(stage, polder, { colour: land.meadow, depth: 0.2, mist: 0.05 }),
    poplars,
    others,
    drawShadow(stage, focus, foot - 2, 150, 300),
    main,
    drawWater(stage, { from: foot + 22, mirrored: `<g transform="translate(0 22)">${main}</g>`, clarity: 0.55 }),
    drawRows(stage, { ground: bank, vanishing: { x: -focus * 0.2, y: HEIGHT - 300 }, crop: tulips, earth: land.meadow, depth: 0, spacing: 170, isBushy: !land.isSnowy }),
    drawGrass(stage, (x) => HEIGHT + 8 + 6 * Math.sin(x / 70), land.meadow, 66),
  ].join('');
}

/** A village about its church, among patchwork fields. */
function village(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const random = stage.random('village');
  const hill = withHill(ridgeOf(stage, { part: 'hill', y: horizon + 90, rise: 22, span: 520 }), focus, 70, 340);
  const fields = [0, 1, 2].map((n) => ridgeOf(stage, { part: `field ${n}`, y: horizon + 165 + n * 100, rise: 40, span: 560 - n * 60 }));
  const isSouthern = random.chance(0.5);
  const trees = Array.from({ length: 9 }, (_, n) => {
    const x = (n - 4) * 210 + random.unit() * 120;
    const ground = fields[n % 2];
    return ground && Math.abs(x - focus) > 110 ? drawShadow(stage, x, ground(x) + 20, 40, 170) + drawOak(stage, { x, y: ground(x) + 20, height: 110 + random.unit() * 60, depth: 0.06, colour: land.foliage[n % land.foliage.length] ?? land.wood }, n) : '';
  });
  return [
    farHills(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 100, 0.75),
    drawLand(stage, hill, { colour: land.meadow, depth: 0.16, mist: 0.08 }),
    drawVillage(stage, { part: 'village', x: focus, reach: 330, ground: (x) => hill(x) + 16, size: 84, depth: 0.08, steeple: isSouthern ? 'campanile' : 'spire', walls: isSouthern ? PLASTER : ['#f0e2c8', '#e3cdaa', '#d8b48c'], tiles: isSouthern ? TERRACOTTA : SLATE, rows: 3, terrace: 34 }),
    ...fields.map((ground, n) =>
      n === 1
        ? drawRows(stage, { ground, vanishing: { x: focus * 0.7, y: horizon + 60 }, crop: land.fields[n] ?? land.meadow, earth: land.fields[n + 1] ?? land.meadow, depth: 0.03, spacing: 120 })
        : drawLand(stage, ground, { colour: land.fields[n === 0 ? 0 : 3] ?? land.meadow, depth: 0.1 - n * 0.04, mist: 0, mistDepth: 300 }),
    ),
    ...trees,
    random.chance(0.5) ? drawBranch(stage, focus >= 0 ? -1 : 1, land.foliage[2] ?? land.wood) : '',
    drawGrass(stage, (x) => HEIGHT + 4 + 12 * Math.sin(x / 120), land.meadow, 96),
  ].join('');
}

/** A castle on its rock above a slow river. */
function riverCastle(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const crag = withHill(ridgeOf(stage, { part: 'crag', y: horizon + 10, rise: 30, span: 260, octaves: 3 }), focus, 190, 250);
  const castle = stage.stamp(drawCastle(stage, { x: focus, y: crag(focus) + 30, height: 210, wall: '#ecd5ae', tiles: '#5d7280', depth: 0.08 }));
  const wood = stage.stamp(drawLand(stage, crag, { colour: land.wood, depth: 0.16, mist: 0.26, mistDepth: 260 }));
  const bank = withHill(ridgeOf(stage, { part: 'bank', y: HEIGHT - 50, rise: 30, span: 420 }), -focus, 60, 380);
  const trees = stage.stamp(Array.from({ length: 13 }, (_, n) => {
    const x = (n - 6) * 135 + stage.unit('bank tree', n) * 70;
    return drawOak(stage, { x, y: horizon + 52, height: 90 + 70 * stage.unit('bank height', n), depth: 0.16, colour: land.foliage[n % land.foliage.length] ?? land.wood }, n + 30);
  }).join(''));
  const big = -focus * 1.1;
  return [
    farHills(stage, horizon - 20),
    drawMist(stage, horizon - 60, horizon + 60, 0.7),
    castle,
    wood,
    trees,
    drawWater(stage, { from: horizon + 46, mirrored: wood + castle + trees, clarity: 0.5 }),
    drawLand(stage, bank, { colour: land.meadow, depth: 0, mist: 0 }),
    drawOak(stage, { x: big, y: bank(big) + 20, height: 470, depth: 0, colour: land.foliage[1] ?? land.wood }, 77),
    drawGrass(stage, (x) => bank(x) + 26, land.meadow, 76),
  ].join('');
}

export const COUNTRYSIDE: Landscapes = [
  { horizon: 470, focusY: 540, draw: avenue },
  { horizon: 480, focusY: 540, draw: bloomingRows },
  { horizon: 540, focusY: 420, draw: mill },
  { horizon: 440, focusY: 480, draw: village },
  { horizon: 540, focusY: 420, draw: riverCastle },
  ...MORE_COUNTRYSIDE,
];
