import { drawVillage } from '../buildings/village.ts';
import { drawLighthouse, drawSailboat } from '../buildings/landmarks.ts';
import { drawGrass, drawRocks } from '../foreground.ts';
import { cells, drawLand, landPath, ridgeOf, withHill } from '../land.ts';
import { createNoise } from '../noise.ts';
import { fade, HEIGHT, type Stage } from '../stage.ts';
import { box, type Markup, num, outline, path, type Point, polygon, stroke } from '../svg.ts';
import { drawUmbrellaPine } from '../trees.ts';
import { drawWater } from '../water.ts';
import { MORE_SEA } from './moreSea.ts';
import { type Landscapes, PLASTER, TERRACOTTA, type View } from './landscape.ts';

const DEEP = '#1f7f8c';

function farCoast(stage: Stage, horizon: number, depth: number): Markup {
  const ground = ridgeOf(stage, { part: 'far coast', y: horizon - 6, rise: 62, span: 420, octaves: 3 });
  return path(landPath(stage, (x) => Math.min(horizon, ground(x)), horizon), stage.tint(stage.land.wood, depth));
}

/** A cliff that runs in from one side, its edge in strata. */
function drawCliff(stage: Stage, part: string, edge: number, side: 1 | -1, top: number, foot: number, depth: number): Markup {
  const { land } = stage;
  const noise = createNoise(stage.key(part), 4);
  const face: Point[] = [];
  for (let step = 0; step <= 16; step++) {
    const t = step / 16;
    face.push([edge - side * (34 * noise(t * 5) + 95 * t ** 1.6 - (step % 2) * 10), top + (foot - top) * t]);
  }
  const out = side * (stage.half + 60);
  const brow: Point[] = [];
  for (let step = 0; step <= 12; step++) {
    const t = step / 12;
    brow.push([out + (edge - out) * t, top - 26 * noise(3 + t * 4) - (1 - t) * 34]);
  }
  const stone = land.isSnowy ? '#b9bcc0' : '#e2cda9';
  const isLit = stage.lightSide(edge) !== side;
  let strata = '';
  for (let row = 1; row < 9; row++) {
    const t = row / 9 + 0.03 * noise(row);
    const [fx, fy] = face[Math.round(t * 16)] ?? [edge, top];
    strata += outline([[fx, fy], [fx + side * (60 + 90 * Math.abs(noise(row * 2.3))), fy - 5], [fx + side * 190, fy + 10 + 6 * noise(row)], [fx + side * 30, fy + 15]]);
  }
  const body = outline([...brow, ...face, [out, foot]]);
  const turf: Point[] = brow.map(([x, y]) => [x, y + 26 + 12 * noise(x / 60)] as const);
  return [
    path(body, fade(stage, top, foot, isLit ? stage.lit(stone, depth) : stage.tint(stone, depth), stage.shaded(stone, depth))),
    path(strata, stage.shaded(stone, depth), { opacity: 0.4 }),
    path(outline([...brow, ...turf.toReversed()]), stage.lit(land.meadow, depth)),
    path(outline([...turf, ...turf.toReversed().map(([x, y]) => [x, y + 9] as const)]), stage.shaded(land.wood, depth), { opacity: 0.6 }),
  ].join('');
}

function lighthousePoint(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const random = stage.random('point');
  const edge = focus - side * 190;
  const top = horizon - 70 - random.unit() * 60;
  const far = edge + side * 330;
  return [
    farCoast(stage, horizon, 0.72),
    drawWater(stage, { from: horizon, deep: DEEP }),
    drawCliff(stage, 'cliff far', far - side * 460, side, top + 70, horizon + 60, 0.45),
    drawLighthouse(stage, focus, top + 12, 330 + random.unit() * 60, 0.04, random.pick(['#c2412d', '#c2412d', '#1f4f63'])),
    drawCliff(stage, 'cliff', edge, side, top, horizon + 190, 0.06),
    drawRocks(stage, horizon + 205, 62, Math.min(edge - 180, edge + side * 2600), Math.max(edge + 180, edge + side * 2600)),
    drawSailboat(stage, -focus * 0.55, horizon + 92, 84, 0.1, '#fbf2df'),
  ].join('');
}

function pineBay(stage: Stage, { horizon, focus }: View): Markup {
  const random = stage.random('bay');
  const away = focus >= 0 ? -1 : 1;
  const island = withHill(() => horizon + 40, away * stage.core * 0.35, 150, 190);
  const shore = withHill(ridgeOf(stage, { part: 'shore', y: HEIGHT - 70, rise: 22, span: 300 }), focus + -away * 120, 150, 420);
  let boats = '';
  for (let n = 0; n < 3; n++) boats += drawSailboat(stage, away * stage.core * (0.05 + 0.27 * n) + random.unit() * 60, horizon + 46 + 62 * ((n * 2) % 3), 62 + 54 * ((n * 2) % 3), 0.12, random.pick(['#fbf2df', '#f3c879', '#e8795b']));
  return [
    farCoast(stage, horizon, 0.66),
    path(landPath(stage, (x) => Math.min(horizon + 6, island(x)), horizon + 6), fade(stage, horizon - 110, horizon, stage.tint(stage.land.wood, 0.34), stage.tint('#d9b48a', 0.4))),
    drawWater(stage, { from: horizon + 2, deep: DEEP }),
    boats,
    drawUmbrellaPine(stage, { x: focus - away * 190, y: shore(focus - away * 190) + 20, height: 470, depth: 0.1, colour: '#2f6650' }, away * 0.6),
    drawLand(stage, shore, { colour: '#cf9a68', depth: 0, mist: 0, mistDepth: 240 }),
    drawUmbrellaPine(stage, { x: focus, y: shore(focus) + 26, height: 640, depth: 0, colour: '#1f5a48' }, away * 0.9),
    drawGrass(stage, (x) => shore(x) + 44, stage.land.spruce, 46),
  ].join('');
}

function terracedVillage(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const shore = horizon + 112;
  const slope = (x: number) => shore - 4 - 400 / (1 + Math.exp(-((x - focus - side * 60) * side) / 95)) + 12 * Math.sin(x / 57);
  const land = (x: number) => ((x - focus) * side < -190 ? shore : Math.min(shore, slope(x)));
  const cape = stage.stamp(path(landPath(stage, land, shore), fade(stage, shore - 380, shore, stage.lit(stage.land.meadow, 0.1), stage.shaded('#a87d5c', 0.02))));
  const village = stage.stamp(drawVillage(stage, { part: 'village', x: focus + side * 130, reach: 330, ground: (x) => Math.min(shore, slope(x) + 190), size: 92, depth: 0.04, steeple: 'campanile', walls: [...PLASTER, '#e58a6a', '#f1c56f'], tiles: TERRACOTTA, rows: 4, floors: 2, terrace: 62 }));
  const hill = withHill(ridgeOf(stage, { part: 'hill', y: horizon - 60, rise: 70, span: 330, octaves: 3 }), focus + side * 420, 300, 480);
  return [
    farCoast(stage, horizon, 0.7),
    path(landPath(stage, (x) => Math.min(horizon, hill(x)), horizon + 10), fade(stage, horizon - 330, horizon, stage.tint(stage.land.wood, 0.3), stage.tint(stage.land.wood, 0.55))),
    drawWater(stage, { from: horizon, deep: DEEP }),
    `<g transform="translate(0 ${num(2 * shore)}) scale(1 -1)" opacity=".3">${cape}${village}</g>`,
    cape,
    village,
    drawRocks(stage, shore + 10, 50, side > 0 ? focus - 150 : -4000, side > 0 ? 4000 : focus + 150),
    drawSailboat(stage, -side * stage.core * 0.3, horizon + 130, 130, 0, '#fbf2df'),
    drawSailboat(stage, -side * stage.core * 0.62, horizon + 52, 64, 0.2, '#f0c071'),
  ].join('');
}

function dunes(stage: Stage, { horizon, focus }: View): Markup {
  const beach = ridgeOf(stage, { part: 'beach', y: horizon + 130, rise: 26, span: 500 });
  const near = withHill(ridgeOf(stage, { part: 'dune', y: HEIGHT - 120, rise: 60, span: 460 }), -focus * 0.8, 130, 380);
  const sand = stage.land.isSnowy ? '#ede6d8' : '#efd9ad';
  const stripes = ['#d65b43', '#2b7c86', '#e9b44c', '#f6ecd8', '#14504a'];
  let huts = '';
  for (let n = 0; n < 5; n++) {
    const w = 78;
    const x = focus + (n - 2) * 94;
    const y = beach(x) + 74 + n * 3;
    const colour = stripes[(n + Math.floor(stage.unit('hut', 0) * 5)) % 5] ?? '#d65b43';
    let bars = '';
    for (let bar = 0; bar < 4; bar++) bars += box(x - w / 2 + bar * w * 0.27, y - 92, w * 0.12, 92);
    huts += [
      polygon([[x - w / 2, y], [x - w / 2, y - 92], [x, y - 138], [x + w / 2, y - 92], [x + w / 2, y]], stage.lit('#fbf3e3')),
      path(bars, stage.lit(colour)),
      polygon([[x, y - 152], [x - w * 0.62, y - 88], [x - w * 0.54, y - 80], [x, y - 134], [x + w * 0.54, y - 80], [x + w * 0.62, y - 88]], stage.shaded(colour)),
      path(box(x - 15, y - 62, 30, 62), stage.shaded('#4d5a60')),
    ].join('');
  }
  let fence = '';
  for (const cell of cells(stage, 46)) {
    const x = cell * 46;
    if (x * Math.sign(focus || 1) > stage.core * 0.1) continue;
    fence += `M${num(x)} ${num(near(x) + 10)}l${num(6 * Math.sin(cell * 2.1))} ${num(-58 - 8 * Math.cos(cell))}`;
  }
  return [
    drawWater(stage, { from: horizon, to: horizon + 220, deep: '#2f8a93' }),
    drawSailboat(stage, -focus * 0.5, horizon + 46, 92, 0.15, '#fbf2df'),
    stroke(`M${num(-stage.half)} ${num(horizon + 132)}q${num(stage.half)} 34 ${num(stage.half * 2)} -6`, stage.sky.sun, 9, { opacity: 0.5 }),
    drawLand(stage, beach, { colour: sand, depth: 0.1, mist: 0.02 }),
    huts,
    path(landPath(stage, near), fade(stage, HEIGHT - 260, HEIGHT, stage.lit(sand), stage.shaded(sand))),
    stroke(fence, stage.shaded('#7a6350'), 6),
    drawGrass(stage, (x) => near(x) + 30, stage.land.isSnowy ? '#b9ac8a' : '#7f9a5c', 88),
  ].join('');
}

function chalkArch(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const x = focus - side * 60;
  const chalk = '#f3e9d4';
  const arch = `M${num(x + side * 900)} ${num(horizon - 250)}L${num(x + side * 60)} ${num(horizon - 236)}Q${num(x - side * 70)} ${num(horizon - 226)} ${num(x - side * 120)} ${num(horizon - 130)}Q${num(x - side * 165)} ${num(horizon - 40)} ${num(x - side * 176)} ${num(horizon + 44)}H${num(x - side * 96)}Q${num(x - side * 96)} ${num(horizon - 96)} ${num(x - side * 12)} ${num(horizon - 108)}Q${num(x + side * 66)} ${num(horizon - 92)} ${num(x + side * 60)} ${num(horizon + 58)}H${num(x + side * 1600)}V${num(horizon - 280)}Z`;
  const needle = outline([[x - side * 380, horizon + 30], [x - side * 362, horizon - 80], [x - side * 334, horizon - 178], [x - side * 312, horizon - 70], [x - side * 290, horizon + 30]]);
  const isLit = stage.lightSide(x) !== side;
  let bands = '';
  for (let row = 0; row < 5; row++) bands += `M${num(x + side * (90 + row * 16))} ${num(horizon - 190 + row * 52)}q${num(side * 300)} ${num(-10 + row * 3)} ${num(side * 1500)} ${num(-24 + row * 5)}`;
  const fill = fade(stage, horizon - 260, horizon + 60, isLit ? stage.lit(chalk, 0.06) : stage.tint(chalk, 0.1), stage.shaded(chalk, 0.12));
  const turf = `M${num(x + side * 1600)} ${num(horizon - 292)}L${num(x + side * 60)} ${num(horizon - 244)}q${num(-side * 60)} 4 ${num(-side * 96)} 44q${num(side * 70)} -14 ${num(side * 130)} -16L${num(x + side * 1600)} ${num(horizon - 244)}Z`;
  return [
    farCoast(stage, horizon, 0.75),
    drawWater(stage, { from: horizon, deep: '#23808a', mirrored: path(arch, stage.tint(chalk, 0.2)) + path(needle, stage.tint(chalk, 0.3)), clarity: 0.4 }),
    path(needle, fill),
    polygon([[x - side * 334, horizon - 178], [x - side * 312, horizon - 70], [x - side * 290, horizon + 30], [x - side * 330, horizon + 30]], stage.shaded(chalk, 0.15), { opacity: 0.6 }),
    path(arch, fill),
    stroke(bands, stage.shaded(chalk, 0.1), 5, { opacity: 0.4 }),
    path(turf, stage.tint(stage.land.meadow, 0.04)),
    drawSailboat(stage, -side * stage.core * 0.36, horizon + 120, 128, 0, '#e8795b'),
    drawRocks(stage, HEIGHT + 10, 90, -4000, 4000),
  ].join('');
}

export const SEA: Landscapes = [
  { horizon: 560, focusY: 400, draw: lighthousePoint },
  { horizon: 500, focusY: 520, draw: pineBay },
  { horizon: 560, focusY: 480, draw: terracedVillage },
  { horizon: 470, focusY: 600, draw: dunes },
  { horizon: 560, focusY: 500, draw: chalkArch },
  ...MORE_SEA,
];
