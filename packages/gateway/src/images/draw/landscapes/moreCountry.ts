import { drawCastle, drawChateau } from '../buildings/castle.ts';
import { drawChurch } from '../buildings/church.ts';
import { drawFarm } from '../buildings/landmarks.ts';
import { drawRows } from '../fields.ts';
import { drawBranch, drawGrass } from '../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../land.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { type Markup, oval, path } from '../svg.ts';
import { drawCypress, drawOak, drawShadow } from '../trees.ts';
import { drawWater } from '../water.ts';
import type { Landscapes, View } from './landscape.ts';

function distance(stage: Stage, horizon: number): Markup {
  return [0, 1, 2].map((n) => drawLand(stage, ridgeOf(stage, { part: `far ${n}`, y: horizon - 44 + n * 34, rise: 58, span: 600 - n * 100, octaves: 3 }), { colour: stage.land.wood, depth: 0.78 - n * 0.16, mistDepth: 130 })).join('');
}

/** One old tree on the crest of a wheat field. */
function crestTree(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const crest = withHill(ridgeOf(stage, { part: 'crest', y: horizon + 130, rise: 16, span: 700 }), focus, 90, 520);
  const farm = -focus * 1.2;
  const y = crest(focus) + 14;
  let bales = '';
  let ends = '';
  for (let n = 0; n < 7; n++) {
    const x = (n - 3) * 260 + stage.unit('bale', n) * 130;
    const foot = crest(x) + 90 + 70 * stage.unit('bale y', n);
    const r = 22 + 12 * ((foot - horizon) / 400);
    if (Math.abs(x - focus) < 120) continue;
    bales += oval(x, foot - r, r * 1.35, r);
    ends += oval(x + stage.lightSide(x) * r * 0.6, foot - r, r * 0.62, r * 0.94);
  }
  return [
    distance(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 110, 0.7),
    drawLand(stage, ridgeOf(stage, { part: 'meadow', y: horizon + 90, rise: 30, span: 420 }), { colour: land.meadow, depth: 0.28, mist: 0.16 }),
    drawFarm(stage, farm, horizon + 118, 120, 0.22, '#f0dcb8', '#b85f42'),
    drawLand(stage, crest, { colour: land.fields[0] ?? land.meadow, depth: 0.03, mist: 0, mistDepth: 360 }),
    drawShadow(stage, focus, y, 70, 640),
    drawOak(stage, { x: focus, y, height: 420, depth: 0, colour: land.foliage[2] ?? land.wood }, 12),
    land.isSnowy ? '' : path(bales, stage.shaded('#c99b48')) + path(ends, stage.lit('#ecc877')),
    drawGrass(stage, (x) => HEIGHT - 10 + 16 * Math.sin(x / 130), land.isSnowy ? '#d8dedb' : (land.fields[1] ?? land.meadow), 110),
  ].join('');
}

/** A château beyond its pond and poplars. */
function parkland(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const lawn = ridgeOf(stage, { part: 'lawn', y: horizon + 66, rise: 10, span: 600 });
  const water = horizon + 128;
  const house = stage.stamp(drawChateau(stage, { x: focus, y: lawn(focus) + 30, height: 230, wall: '#f3e2c1', tiles: '#566b7b', depth: 0.08 }));
  const poplars = stage.stamp(
    Array.from({ length: 12 }, (_, n) => {
      const x = focus + (n < 6 ? -1 : 1) * (250 + (n % 6) * 82);
      return drawCypress(stage, { x, y: lawn(x) + 36, height: 190 + 80 * stage.unit('poplar', n), depth: 0.14, colour: land.foliage[n % land.foliage.length] ?? land.wood }, 0.14);
    }).join(''),
  );
  const bank = withHill(ridgeOf(stage, { part: 'bank', y: HEIGHT - 60, rise: 16, span: 420 }), -focus * 1.4, 90, 420);
  return [
    distance(stage, horizon),
    drawMist(stage, horizon - 20, horizon + 80, 0.7),
    drawLand(stage, lawn, { colour: land.meadow, depth: 0.12, mist: 0.04 }),
    poplars,
    house,
    drawWater(stage, { from: water, mirrored: poplars + house, clarity: 0.55 }),
    drawLand(stage, bank, { colour: land.meadow, depth: 0, mist: 0 }),
    drawGrass(stage, (x) => bank(x) + 12, land.meadow, 92),
    drawBranch(stage, focus >= 0 ? -1 : 1, land.foliage[2] ?? land.wood),
  ].join('');
}

/** A castle high above patchwork fields. */
function castleHill(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const hill = withHill(ridgeOf(stage, { part: 'hill', y: horizon + 110, rise: 26, span: 420 }), focus, 210, 270);
  const apron = withHill(ridgeOf(stage, { part: 'apron', y: horizon + 220, rise: 30, span: 520 }), -focus, 70, 420);
  const near = ridgeOf(stage, { part: 'near', y: HEIGHT - 120, rise: 40, span: 600 });
  const trees = Array.from({ length: 12 }, (_, n) => {
    const x = (n - 6) * 170 + 120 * stage.unit('hedge', n);
    return drawShadow(stage, x, apron(x) + 8, 34, 120) + drawOak(stage, { x, y: apron(x) + 10, height: 84 + 50 * stage.unit('hedge h', n), depth: 0.08, colour: land.foliage[n % land.foliage.length] ?? land.wood }, n + 60);
  });
  return [
    distance(stage, horizon),
    drawMist(stage, horizon, horizon + 120, 0.75),
    drawCastle(stage, { x: focus, y: hill(focus) + 26, height: 190, wall: '#ecd7b2', tiles: stage.random('tiles').pick(['#5d7280', '#a8553d']), depth: 0.1 }),
    drawLand(stage, hill, { colour: land.wood, depth: 0.16, mist: 0.1, mistDepth: 260 }),
    drawLand(stage, apron, { colour: land.fields[1] ?? land.meadow, depth: 0.08, mist: 0.02 }),
    ...trees,
    drawRows(stage, { ground: near, vanishing: { x: focus * 0.6, y: horizon + 90 }, crop: land.fields[2] ?? land.meadow, earth: land.fields[0] ?? land.meadow, depth: 0, spacing: 170 }),
    drawGrass(stage, (x) => HEIGHT + 10 + 8 * Math.sin(x / 80), land.meadow, 84),
  ].join('');
}

/** A white chapel among flowers. */
function chapel(stage: Stage, { horizon, focus }: View): Markup {
  const { land } = stage;
  const meadow = withHill(ridgeOf(stage, { part: 'meadow', y: horizon + 120, rise: 22, span: 560 }), focus, 80, 420);
  const fore = withHill(ridgeOf(stage, { part: 'fore', y: HEIGHT - 130, rise: 30, span: 520 }), -focus * 1.2, 60, 420);
  const y = meadow(focus) + 16;
  return [
    distance(stage, horizon),
    drawMist(stage, horizon - 10, horizon + 100, 0.75),
    drawLand(stage, ridgeOf(stage, { part: 'back', y: horizon + 80, rise: 34, span: 380 }), { colour: land.wood, depth: 0.34, mist: 0.2 }),
    drawLand(stage, meadow, { colour: land.meadow, depth: 0.06, mist: 0 }),
    drawShadow(stage, focus, y, 120, 420),
    drawChurch(stage, { x: focus, y, height: 230, steeple: stage.random('steeple').pick(['spire', 'campanile', 'onion']), wall: '#fbf2e0', tiles: '#b5553c', depth: 0.02 }),
    drawCypress(stage, { x: focus - 130, y: y + 10, height: 240, depth: 0.03, colour: '#2f5f4c' }),
    drawCypress(stage, { x: focus + 230, y: y + 6, height: 200, depth: 0.03, colour: '#2f5f4c' }),
    drawLand(stage, fore, { colour: land.fields[1] ?? land.meadow, depth: 0, mist: 0 }),
    drawGrass(stage, fore, land.isSnowy ? '#d8dedb' : land.meadow, 120),
  ].join('');
}

export const MORE_COUNTRYSIDE: Landscapes = [
  { horizon: 450, focusY: 430, draw: crestTree },
  { horizon: 500, focusY: 470, draw: parkland },
  { horizon: 470, focusY: 330, draw: castleHill },
  { horizon: 450, focusY: 440, draw: chapel },
];
