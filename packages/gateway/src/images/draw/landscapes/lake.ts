import { drawChurch } from '../buildings/church.ts';
import { drawChalet, drawRowboat, drawSailboat, drawSmoke, drawVilla } from '../buildings/landmarks.ts';
import { drawVillage } from '../buildings/village.ts';
import { drawCanopy } from '../canopy.ts';
import { drawBranch, drawGrass } from '../foreground.ts';
import { drawLand, drawMist, landPath, ridgeOf, withHill } from '../land.ts';
import { drawPeaks, rangeOf } from '../peaks.ts';
import { fade, HEIGHT, type Stage } from '../stage.ts';
import { box, type Markup, num, path, polygon, stroke } from '../svg.ts';
import { drawCypress, drawOak, drawSpruces } from '../trees.ts';
import { drawWater } from '../water.ts';
import { MORE_LAKE } from './moreWater.ts';
import { type Landscapes, PLASTER, TERRACOTTA, type View } from './landscape.ts';

function mountains(stage: Stage, horizon: number, height: number): Markup {
  const far = drawPeaks(stage, rangeOf(stage, { part: 'far', base: horizon, height: height * 0.85, spacing: 270 }), { part: 'far', base: horizon, depth: 0.64 });
  const near = drawPeaks(stage, rangeOf(stage, { part: 'near', base: horizon, height, spacing: 430 }), { part: 'near', base: horizon, depth: 0.36 });
  return far + near;
}

function woodedHills(stage: Stage, horizon: number, rise: number): Markup {
  const layers = [[0.9, 0.7, 520], [0.55, 0.52, 430], [0.28, 0.34, 350]] as const;
  return layers
    .map(([high, depth, span], index) => {
      const ground = ridgeOf(stage, { part: `hill ${index}`, y: horizon - rise * high, rise: rise * 0.55, span, octaves: 3 });
      return path(landPath(stage, (x) => Math.min(horizon, ground(x)), horizon), fade(stage, horizon - rise * (high + 0.5), horizon, stage.tint(stage.land.wood, depth), stage.tint(stage.land.wood, Math.min(1, depth + 0.22))));
    })
    .join('');
}

/** A jetty of planks that leads out on the water. */
function drawJetty(stage: Stage, x: number, from: number, to: number): Markup {
  let posts = '';
  let planks = '';
  for (let n = 0; n <= 9; n++) {
    const t = n / 9;
    const y = from + (to - from) * (1 - (1 - t) ** 1.7);
    const w = 26 + 118 * ((y - from) / (to - from));
    planks += `M${num(x - w)} ${num(y)}h${num(w * 2)}`;
    if (n % 3 === 1) posts += box(x - w - 9, y - w * 0.22, 13, w * 0.62) + box(x + w - 4, y - w * 0.22, 13, w * 0.62);
  }
  return [
    path(posts, stage.shaded('#5d4435')),
    polygon([[x - 26, from], [x + 26, from], [x + 144, to], [x - 144, to]], fade(stage, from, to, stage.lit('#b98d63'), stage.tint('#9b6f4a'))),
    stroke(planks, stage.shaded('#5d4435'), 3, { opacity: 0.5 }),
  ].join('');
}

/** A mountain lake, a jetty and a boat. */
function jetty(stage: Stage, { horizon, focus }: View): Markup {
  const away = focus >= 0 ? -1 : 1;
  const range = stage.stamp(mountains(stage, horizon, 370));
  const shore = ridgeOf(stage, { part: 'shore', y: horizon - 4, rise: 9, span: 260 });
  const woods = stage.stamp(drawSpruces(stage, { part: 'shore', ground: shore, height: 76, spacing: 19, depth: 0.24, density: 0.85, mistDepth: 30, isLit: true }));
  const hut = stage.stamp(drawChalet(stage, focus, horizon + 4, 116, 0.08));
  return [
    range,
    drawMist(stage, horizon - 150, horizon, 0.7),
    woods,
    hut,
    drawWater(stage, { from: horizon, mirrored: range + woods + hut, clarity: 0.6 }),
    drawJetty(stage, focus * 0.55, horizon + 170, HEIGHT + 60),
    drawRowboat(stage, focus * 0.55 + away * 300, horizon + 236, 190, '#c9573c'),
    drawBranch(stage, away, stage.land.spruce),
  ].join('');
}

/** A church on an island. */
function island(stage: Stage, { horizon, focus }: View): Markup {
  const hills = stage.stamp(woodedHills(stage, horizon, 190));
  const range = stage.stamp(drawPeaks(stage, rangeOf(stage, { part: 'far', base: horizon, height: 330, spacing: 330 }), { part: 'far', base: horizon, depth: 0.55 }));
  const mound = withHill(() => horizon + 96, focus, 130, 210);
  const isle = stage.stamp(path(landPath(stage, (x) => Math.min(horizon + 62, mound(x)), horizon + 62), stage.shaded(stage.land.wood, 0.05)));
  const trees = stage.stamp(Array.from({ length: 11 }, (_, n) => {
    const x = focus + (n - 5) * 46;
    return Math.abs(n - 5) < 1 ? '' : drawOak(stage, { x, y: mound(x) + 10, height: 92 + 44 * stage.unit('isle', n), depth: 0.04, colour: stage.land.foliage[n % stage.land.foliage.length] ?? stage.land.wood }, n);
  }).join(''));
  const church = stage.stamp(drawChurch(stage, { x: focus - 12, y: mound(focus) + 6, height: 210, steeple: 'onion', wall: '#f7ecd7', tiles: '#b5553c', depth: 0.02 }));
  return [
    range,
    drawMist(stage, horizon - 250, horizon - 60, 0.6),
    hills,
    drawMist(stage, horizon - 70, horizon + 4, 0.6),
    drawWater(stage, { from: horizon, mirrored: range + hills, clarity: 0.5 }),
    `<g transform="translate(0 ${num(2 * (horizon + 58))}) scale(1 -1)" opacity=".32">${church}${isle}${trees}</g>`,
    church,
    isle,
    trees,
    drawRowboat(stage, -focus * 0.5, horizon + 190, 150, '#f3e6cc'),
    drawBranch(stage, focus >= 0 ? -1 : 1, stage.land.foliage[0] ?? stage.land.wood),
    drawGrass(stage, (x) => HEIGHT + 20 + 10 * Math.sin(x / 80), stage.land.wood, 96),
  ].join('');
}

/** A villa among cypresses on a southern lake. */
function villa(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const range = stage.stamp(mountains(stage, horizon, 330));
  const foot = horizon + 50;
  // A wooded hill that runs down to a flat garden at the water's edge.
  const cape = (x: number) => {
    const inland = (x - focus) * side;
    return inland < -300 ? foot : foot - 4 - (190 + 9 * Math.sin(x / 40)) / (1 + Math.exp((330 - inland) / 60));
  };
  const land = stage.stamp(path(landPath(stage, cape, foot), fade(stage, foot - 200, foot, stage.tint(stage.land.wood, 0.12), stage.shaded(stage.land.wood, 0.06))));
  const green = '#2b5c4a';
  const wooded = stage.stamp(drawCanopy(stage, 'cape', (x) => ((x - focus) * side < 430 ? HEIGHT * 2 : cape(x) + 2), 54, 0.14, 7));
  const cypresses = stage.stamp([-190, -152, -118, 130, 172, 214, 330, 390, 470].map((dx, n) => drawCypress(stage, { x: focus + side * dx, y: cape(focus + side * dx) + 10, height: 130 + 70 * stage.unit('cypress', n), depth: 0.05, colour: green })).join(''));
  const house = stage.stamp(drawVilla(stage, focus, foot - 4, 220, 0.03, '#f2cf9d', '#bb5f41'));
  const wall = path(box(side > 0 ? focus - 300 : -stage.half, foot - 6, side > 0 ? stage.half + 300 - focus : stage.half + focus + 300, 10), stage.lit('#ecdcbc'));
  return [
    range,
    drawMist(stage, horizon - 160, horizon + 10, 0.75),
    drawWater(stage, { from: horizon, mirrored: range, clarity: 0.5 }),
    `<g transform="translate(0 ${num(2 * foot)}) scale(1 -1)" opacity=".38">${land}${wooded}${cypresses}${house}</g>`,
    land,
    wooded,
    cypresses,
    house,
    wall,
    drawSailboat(stage, -side * stage.core * 0.4, horizon + 140, 140, 0, '#fbf2df'),
    drawSailboat(stage, -side * stage.core * 0.7, horizon + 50, 66, 0.2, '#f3c879'),
    drawBranch(stage, -side as 1 | -1, stage.land.spruce),
  ].join('');
}

/** A cabin on the shore of a forest lake. */
function cabin(stage: Stage, { horizon, focus }: View): Markup {
  const hills = stage.stamp(woodedHills(stage, horizon, 170));
  const shore = withHill(ridgeOf(stage, { part: 'shore', y: horizon - 2, rise: 8, span: 240 }), focus, 22, 300);
  const woods = stage.stamp(drawSpruces(stage, { part: 'woods', ground: shore, height: 190, spacing: 36, depth: 0.14, isClear: (x) => Math.abs(x - focus) < 120, density: 0.85, isLit: true, mistDepth: 20 }));
  const bank = stage.stamp(path(landPath(stage, (x) => Math.min(horizon + 2, shore(x)), horizon + 3), stage.tint(stage.land.meadow, 0.06)));
  const house = stage.stamp(drawChalet(stage, focus, horizon - 2, 190, 0.03) + drawSmoke(stage, focus + 48, horizon - 150, 200));
  return [
    hills,
    drawMist(stage, horizon - 150, horizon, 0.8),
    woods,
    bank,
    house,
    drawWater(stage, { from: horizon, mirrored: hills + woods + bank + house, clarity: 0.66 }),
    drawRowboat(stage, focus * 0.2, horizon + 180, 170, '#d96a45'),
    drawGrass(stage, (x) => HEIGHT + 10 + 26 * Math.sin(x / 210), stage.land.isSnowy ? '#c9cfc4' : '#8f9a58', 150),
  ].join('');
}

/** A small town on the far shore, hills behind it. */
function lakeTown(stage: Stage, { horizon, focus }: View): Markup {
  const range = stage.stamp(mountains(stage, horizon, 300));
  const hill = withHill(ridgeOf(stage, { part: 'hill', y: horizon - 26, rise: 34, span: 330, octaves: 3 }), focus, 110, 420);
  const land = stage.stamp(path(landPath(stage, (x) => Math.min(horizon, hill(x)), horizon), fade(stage, horizon - 150, horizon, stage.tint(stage.land.wood, 0.2), stage.tint(stage.land.wood, 0.32))));
  const town = stage.stamp(drawVillage(stage, { part: 'town', x: focus, reach: 360, ground: () => horizon - 2, size: 76, depth: 0.07, steeple: 'campanile', walls: [...PLASTER, '#e58a6a', '#f1c56f'], tiles: TERRACOTTA, rows: 3, floors: 2, terrace: 40 }));
  const tree = -Math.sign(focus || 1) * stage.core * 0.66;
  const bank = withHill(ridgeOf(stage, { part: 'bank', y: HEIGHT - 24, rise: 18, span: 320 }), tree, 50, 300);
  return [
    range,
    drawMist(stage, horizon - 170, horizon, 0.7),
    land,
    town,
    drawWater(stage, { from: horizon, mirrored: range + land + town, clarity: 0.55 }),
    drawSailboat(stage, focus * 0.1, horizon + 120, 128, 0, '#fbf2df'),
    drawLand(stage, bank, { colour: stage.land.meadow, depth: 0, mist: 0 }),
    drawOak(stage, { x: tree, y: bank(tree) + 16, height: 500, depth: 0, colour: stage.land.foliage[1] ?? stage.land.wood }, 5),
    drawGrass(stage, (x) => bank(x) + 20, stage.land.meadow, 60),
  ].join('');
}

export const LAKE: Landscapes = [
  { horizon: 540, focusY: 560, draw: jetty },
  { horizon: 520, focusY: 500, draw: island },
  { horizon: 530, focusY: 470, draw: villa },
  { horizon: 560, focusY: 500, draw: cabin },
  { horizon: 540, focusY: 500, draw: lakeTown },
  ...MORE_LAKE,
];
