import { drawCastle } from '../buildings/castle.ts';
import { drawChalet, drawSmoke } from '../buildings/landmarks.ts';
import { mix } from '../colour.ts';
import { drawCanopy } from '../canopy.ts';
import { drawBranch, drawGrass } from '../foreground.ts';
import { drawLand, drawMist, landPath, ridgeOf, withHill } from '../land.ts';
import { fade, HEIGHT, type Stage } from '../stage.ts';
import { type Markup, num, outline, path, stroke } from '../svg.ts';
import { drawBirch, drawShadow, drawSpruces } from '../trees.ts';
import { drawWater } from '../water.ts';
import { drawDeer } from './deer.ts';
import { MORE_FOREST } from './moreWild.ts';
import type { Landscapes, View } from './landscape.ts';

/** Shafts of light from the sun through the trees. */
function drawBeams(stage: Stage): Markup {
  const { sun, sky } = stage;
  const random = stage.random('beams');
  let d = '';
  for (let n = 0; n < 6; n++) {
    const angle = Math.PI * (0.16 + 0.68 * ((n + random.unit() * 0.6) / 6));
    const reach = 1300;
    const half = 0.022 + random.unit() * 0.03;
    const to = (a: number) => [sun.x + Math.cos(a) * reach, sun.y + Math.sin(a) * reach] as const;
    d += outline([[sun.x, sun.y], to(angle - half), to(angle + half)]);
  }
  return path(d, mix(sky.sun, sky.low, 0.3), { opacity: sky.hour === 'night' ? 0.05 : 0.15 });
}

/** Ridges of spruce in the mist, and one lit cabin. */
function mistyRidges(stage: Stage, { horizon, focus }: View): Markup {
  const layers = [[-70, 0.74, 46, 13], [-6, 0.58, 66, 17], [70, 0.42, 92, 23]] as const;
  const clearing = withHill(ridgeOf(stage, { part: 'clearing', y: horizon + 200, rise: 22, span: 480 }), focus, 30, 320);
  const near = ridgeOf(stage, { part: 'near', y: HEIGHT - 6, rise: 36, span: 380 });
  return [
    ...layers.map(([dy, depth, height, spacing], index) => {
      const ground = ridgeOf(stage, { part: `ridge ${index}`, y: horizon + dy, rise: 78, span: 420, octaves: 3 });
      return drawSpruces(stage, { part: `ridge ${index}`, ground, height, spacing, depth, density: 0.97 }) + drawLand(stage, ground, { colour: stage.land.spruce, depth, mist: Math.min(0.95, depth + 0.34), mistDepth: 150 });
    }),
    drawBeams(stage),
    drawMist(stage, horizon + 60, horizon + 220, 0.7),
    drawSpruces(stage, { part: 'edge', ground: (x) => clearing(x) - 4, height: 190, spacing: 40, depth: 0.22, isLit: true }),
    drawLand(stage, clearing, { colour: stage.land.meadow, depth: 0.06, mist: 0 }),
    drawShadow(stage, focus, clearing(focus) + 50, 120, 300),
    drawChalet(stage, focus, clearing(focus) + 50, 180, 0.02),
    drawSmoke(stage, focus + 46, clearing(focus) - 92, 220),
    drawSpruces(stage, { part: 'front', ground: near, height: 420, spacing: 112, depth: 0, isLit: true, isClear: (x) => Math.abs(x - focus) < stage.core * 0.42 }),
    drawGrass(stage, (x) => near(x) + 20, stage.land.isSnowy ? '#d5dfe0' : stage.land.spruce, 60),
  ].join('');
}

/** A deer on a path between birches. */
function birchPath(stage: Stage, { horizon, focus }: View): Markup {
  const floor = ridgeOf(stage, { part: 'floor', y: horizon + 160, rise: 18, span: 520 });
  const isConifer = stage.land.isSnowy;
  const back = [0, 1, 2].map((n) => {
    const ground = ridgeOf(stage, { part: `back ${n}`, y: horizon + 10 + n * 54, rise: 40, span: 300, octaves: 3 });
    const depth = 0.72 - n * 0.2;
    return isConifer
      ? drawSpruces(stage, { part: `back ${n}`, ground, height: 110 + n * 36, spacing: 28 + n * 8, depth }) + drawLand(stage, ground, { colour: stage.land.spruce, depth, mist: 0.9 })
      : drawCanopy(stage, `back ${n}`, (x) => ground(x) - 20, 74 + n * 16, depth) + drawLand(stage, (x) => ground(x) + 60, { colour: stage.land.wood, depth, mist: Math.min(0.95, depth + 0.3), mistDepth: 130 });
  });
  const trunks = Array.from({ length: 15 }, (_, n) => {
    const x = (n - 7) * 240 + (stage.unit('trunk', n) - 0.5) * 150;
    if (Math.abs(x - focus) < 150) return '';
    return drawBirch(stage, x, floor(x) + 40 + 120 * stage.unit('trunk y', n), 30 + 30 * stage.unit('trunk w', n), n);
  });
  const track = `M${num(focus - 240)} ${HEIGHT}Q${num(focus + 40)} ${num(floor(focus) + 130)} ${num(focus - 26)} ${num(floor(focus) + 6)}h44Q${num(focus + 190)} ${num(floor(focus) + 140)} ${num(focus + 160)} ${HEIGHT}Z`;
  return [
    ...back,
    drawBeams(stage),
    drawMist(stage, horizon + 50, horizon + 190, 0.7),
    drawLand(stage, floor, { colour: stage.land.isSnowy ? stage.land.meadow : (stage.land.foliage[1] ?? stage.land.meadow), depth: 0.04, mist: 0 }),
    path(track, stage.lit('#ecd6ac', 0.02), { opacity: 0.75 }),
    drawDeer(stage, focus, floor(focus) + 78, 150),
    ...trunks,
    drawGrass(stage, (x) => HEIGHT + 12 * Math.sin(x / 70), stage.land.isSnowy ? '#d5dfe0' : stage.land.wood, 96),
  ].join('');
}

/** A castle above the tree-tops. */
function forestCastle(stage: Stage, { horizon, focus }: View): Markup {
  const hill = withHill(ridgeOf(stage, { part: 'hill', y: horizon + 70, rise: 34, span: 330, octaves: 3 }), focus, 170, 260);
  const next = ridgeOf(stage, { part: 'next', y: horizon + 210, rise: 56, span: 440, octaves: 3 });
  const near = withHill(ridgeOf(stage, { part: 'near', y: HEIGHT - 130, rise: 44, span: 420 }), -focus, 60, 400);
  const far = [-60, -10].map((dy, n) => drawLand(stage, ridgeOf(stage, { part: `far ${n}`, y: horizon + dy, rise: 60, span: 430, octaves: 3 }), { colour: stage.land.wood, depth: 0.74 - n * 0.16, mistDepth: 130 }));
  return [
    ...far,
    drawMist(stage, horizon - 40, horizon + 70, 0.7),
    drawCastle(stage, { x: focus, y: hill(focus) + 34, height: 230, wall: '#ead6b2', tiles: '#5d7280', depth: 0.08 }),
    drawCanopy(stage, 'hill', (x) => hill(x) + 20, 52, 0.22),
    drawLand(stage, (x) => hill(x) + 80, { colour: stage.land.wood, depth: 0.26, mist: 0.6, mistDepth: 110 }),
    drawMist(stage, horizon + 90, horizon + 240, 0.75),
    drawCanopy(stage, 'next', next, 76, 0.1),
    drawLand(stage, (x) => next(x) + 110, { colour: stage.land.wood, depth: 0.14, mist: 0.4, mistDepth: 130 }),
    drawCanopy(stage, 'near', near, 118, 0),
    drawLand(stage, (x) => near(x) + 170, { colour: stage.land.wood, depth: 0, mist: 0 }),
  ].join('');
}

/** A pointed cabin by a pond. */
function pond(stage: Stage, { horizon, focus }: View): Markup {
  const shoreY = horizon + 110;
  const shore = ridgeOf(stage, { part: 'shore', y: shoreY - 10, rise: 14, span: 300 });
  const h = 250;
  const y = shoreY - 4;
  const x = focus;
  const cabin = stage.stamp([
    path(outline([[x - h * 0.56, y], [x, y - h], [x + h * 0.56, y]]), stage.shaded('#6b4a38', 0.03)),
    path(outline([[x - h * 0.4, y], [x, y - h * 0.82], [x + h * 0.4, y]]), stage.lit('#c08a58', 0.03)),
    path(outline([[x - h * 0.24, y - h * 0.34], [x, y - h * 0.72], [x + h * 0.24, y - h * 0.34]]), stage.window),
    path(outline([[x - h * 0.22, y], [x - h * 0.22, y - h * 0.28], [x - h * 0.02, y - h * 0.28], [x - h * 0.02, y]]) + outline([[x + h * 0.03, y - h * 0.06], [x + h * 0.03, y - h * 0.28], [x + h * 0.2, y - h * 0.28], [x + h * 0.2, y - h * 0.06]]), stage.window),
    stroke(`M${num(x)} ${num(y - h * 0.72)}V${num(y - h * 0.34)}`, stage.shaded('#6b4a38'), 5),
    stage.land.isSnowy ? path(outline([[x - h * 0.58, y - 6], [x, y - h * 1.04], [x + h * 0.58, y - 6], [x + h * 0.5, y - 6], [x, y - h * 0.9], [x - h * 0.5, y - 6]]), stage.lit(stage.land.snow)) : '',
  ].join(''));
  const back = stage.stamp([0, 1].map((n) => {
    const ground = ridgeOf(stage, { part: `back ${n}`, y: horizon - 10 + n * 56, rise: 54, span: 360, octaves: 3 });
    const depth = 0.62 - n * 0.22;
    return drawSpruces(stage, { part: `back ${n}`, ground, height: 100 + n * 40, spacing: 22 + n * 7, depth }) + drawLand(stage, ground, { colour: stage.land.spruce, depth, mist: Math.min(0.95, depth + 0.3), mistDepth: 140 });
  }).join(''));
  const woods = stage.stamp(drawSpruces(stage, { part: 'woods', ground: shore, height: 230, spacing: 46, depth: 0.14, isClear: (at) => Math.abs(at - focus) < 190, isLit: true, density: 0.85, mistDepth: 30 }));
  const bank = stage.stamp(path(landPath(stage, shore, shoreY + 2), stage.tint(stage.land.meadow, 0.04)));
  const tree = -focus * 1.2;
  return [
    back,
    drawBeams(stage),
    drawMist(stage, horizon + 10, shoreY, 0.7),
    woods,
    bank,
    cabin,
    drawWater(stage, { from: shoreY, mirrored: back + woods + bank + cabin, clarity: 0.6 }),
    path(landPath(stage, (at) => HEIGHT - 20 + 16 * Math.sin(at / 160)), fade(stage, HEIGHT - 40, HEIGHT, stage.tint(stage.land.meadow), stage.shaded(stage.land.wood))),
    drawBirch(stage, tree, HEIGHT + 20, 64, 4),
    drawBirch(stage, tree * 1.24, HEIGHT + 20, 46, 5),
    drawBranch(stage, focus >= 0 ? -1 : 1, stage.land.isSnowy ? stage.land.spruce : (stage.land.foliage[0] ?? stage.land.wood)),
    drawGrass(stage, (at) => HEIGHT + 4 + 10 * Math.sin(at / 60), stage.land.wood, 92),
  ].join('');
}

export const FOREST: Landscapes = [
  { horizon: 430, focusY: 620, draw: mistyRidges },
  { horizon: 440, focusY: 600, draw: birchPath },
  { horizon: 430, focusY: 360, draw: forestCastle },
  { horizon: 460, focusY: 480, draw: pond },
  ...MORE_FOREST,
];
