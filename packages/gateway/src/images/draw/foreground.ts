import { cells, type Ground, landPath } from './land.ts';
import { fade, HEIGHT, type Stage } from './stage.ts';
import { type Markup, num, outline, oval, path, stroke } from './svg.ts';

/** Tufts of grass along the lower edge, with flowers in season: what we stand in. */
export function drawGrass(stage: Stage, ground: Ground, colour: string, height: number): Markup {
  let blades = '';
  let flowers = '';
  let stems = '';
  const spacing = 21;
  for (const cell of cells(stage, spacing)) {
    const unit = (what: string) => stage.unit(`grass ${what}`, cell);
    const x = (cell + unit('x')) * spacing;
    const y = ground(x) + 8;
    const tall = height * (0.35 + 0.75 * unit('height'));
    const lean = (unit('lean') - 0.42) * tall * 0.7;
    blades += `M${num(x - 5)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y - tall * 0.6)} ${num(x + lean)} ${num(y - tall)}Q${num(x + lean * 0.3 + 6)} ${num(y - tall * 0.5)} ${num(x + 6)} ${num(y)}Z`;
    if (!stage.land.isSnowy && unit('flower') < 0.16) {
      const fx = x + lean * 1.1;
      const fy = y - tall * (0.85 + 0.4 * unit('stem'));
      stems += `M${num(x)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y - tall * 0.5)} ${num(fx)} ${num(fy)}`;
      const r = 5 + 5 * unit('size');
      flowers += oval(fx, fy, r, r * 0.78);
    }
  }
  const dark = stage.shaded(colour);
  return [
    path(blades + landPath(stage, ground), fade(stage, ground(0) - height, HEIGHT, stage.tint(colour), dark)),
    stroke(stems, dark, 2.4),
    path(flowers, stage.lit(stage.land.flower)),
  ].join('');
}

/** A leafy branch that hangs in from an upper corner. */
export function drawBranch(stage: Stage, corner: 1 | -1, colour: string): Markup {
  const random = stage.random('branch');
  // From the edge of what every size shows: a branch at the edge of a banner would be out of sight.
  const edge = corner * Math.min(stage.half, stage.core);
  let leaves = '';
  let limbs = '';
  for (let twig = 0; twig < 4; twig++) {
    const from = { x: edge + corner * 30, y: -20 + twig * 46 };
    const length = 190 + random.unit() * 240 - twig * 34;
    const to = { x: edge - corner * length, y: from.y + 50 + random.unit() * 80 };
    limbs += `M${num(from.x)} ${num(from.y)}Q${num((from.x + to.x) / 2)} ${num(from.y + 8)} ${num(to.x)} ${num(to.y)}`;
    for (let n = 0; n < 15; n++) {
      const t = 0.15 + (n / 15) * 0.85;
      const bow = 4 * t * (1 - t) * -18;
      const x = from.x + (to.x - from.x) * t;
      const y = from.y + (to.y - from.y) * t ** 1.4 + bow;
      const size = 15 + random.unit() * 13;
      const angle = (n % 2 ? 1 : -1) * (0.7 + random.unit() * 0.5) + (corner > 0 ? Math.PI : 0);
      const tip = { x: x + Math.cos(angle) * size * 2, y: y + Math.abs(Math.sin(angle)) * size * 1.5 };
      leaves += `M${num(x)} ${num(y)}Q${num((x + tip.x) / 2 + size * 0.5)} ${num((y + tip.y) / 2 - size * 0.4)} ${num(tip.x)} ${num(tip.y)}Q${num((x + tip.x) / 2 - size * 0.4)} ${num((y + tip.y) / 2 + size * 0.3)} ${num(x)} ${num(y)}Z`;
    }
  }
  return stroke(limbs, stage.shaded('#4a392f'), 6) + path(leaves, stage.shaded(colour));
}

/** Boulders along a shore. */
export function drawRocks(stage: Stage, y: number, size: number, from: number, to: number): Markup {
  let shade = '';
  let light = '';
  const spacing = size * 1.1;
  for (const cell of cells(stage, spacing)) {
    const unit = (what: string) => stage.unit(`rock ${what}`, cell);
    const x = (cell + unit('x')) * spacing;
    if (x < from || x > to || unit('there') < 0.3) continue;
    const r = size * (0.35 + 0.75 * unit('size'));
    const foot = y + unit('y') * size * 0.4;
    const side = stage.lightSide(x);
    shade += outline([[x - r, foot], [x - r * 0.7, foot - r * 0.55], [x - r * 0.1, foot - r * 0.85], [x + r * 0.6, foot - r * 0.6], [x + r, foot]]);
    light += outline([[x + side * r * 0.1, foot - r * 0.82], [x + side * r * 0.62, foot - r * 0.56], [x + side * r * 0.9, foot - r * 0.12], [x + side * r * 0.25, foot - r * 0.3]]);
  }
  return path(shade, stage.shaded(stage.land.rock)) + path(light, stage.lit(stage.land.rock), { opacity: 0.7 });
}
