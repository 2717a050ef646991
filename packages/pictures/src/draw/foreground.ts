import { cells, type Ground, landPath } from './land.ts';
import { fade, HEIGHT, type Stage } from './stage.ts';
import { type Markup, num, outline, oval, path, stroke } from './svg.ts';

/** Tufts of grass along the lower edge, with flowers in season, at the viewer's feet. */
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
  if (stage.isCalm) return '';
  const random = stage.random('branch');
  const edge = corner * stage.half;
  let leaves = '';
  let lightLeaves = '';
  let limbs = '';
  for (let twig = 0; twig < 5; twig++) {
    const from = { x: edge + corner * 30, y: -30 + twig * 40 };
    const length = 190 + random.unit() * 240 - twig * 34;
    const to = { x: edge - corner * length, y: from.y + 40 + random.unit() * 110 };
    limbs += `M${num(from.x)} ${num(from.y)}Q${num((from.x + to.x) / 2)} ${num(from.y + 8)} ${num(to.x)} ${num(to.y)}`;
    const leafCount = Math.round(length / 15);
    for (let n = 0; n < leafCount; n++) {
      const t = 0.08 + (n / leafCount) * 0.92;
      // Follows the curve of the twig.
      const x = (1 - t) ** 2 * from.x + 2 * t * (1 - t) * ((from.x + to.x) / 2) + t * t * to.x;
      const y = (1 - t) ** 2 * from.y + 2 * t * (1 - t) * (from.y + 8) + t * t * to.y;
      const along = Math.atan2(to.y - from.y - 8 + 16 * t, to.x - from.x);
      const angle = along + (n % 2 ? 0.75 : -0.75) + (random.unit() - 0.5) * 0.6;
      const size = 30 + random.unit() * 20 - 10 * t;
      const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
      const bow = 0.34;
      const leaf = `M${num(x)} ${num(y)}Q${num(x + dx / 2 - dy * bow)} ${num(y + dy / 2 + dx * bow)} ${num(x + dx)} ${num(y + dy)}Q${num(x + dx / 2 + dy * bow)} ${num(y + dy / 2 - dx * bow)} ${num(x)} ${num(y)}Z`;
      if (random.chance(0.28)) lightLeaves += leaf;
      else leaves += leaf;
    }
  }
  return (
    stroke(limbs, stage.shaded('#4a392f'), 6) +
    path(leaves, stage.shaded(colour)) +
    path(lightLeaves, stage.tint(colour))
  );
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
    shade += outline([
      [x - r, foot],
      [x - r * 0.7, foot - r * 0.55],
      [x - r * 0.1, foot - r * 0.85],
      [x + r * 0.6, foot - r * 0.6],
      [x + r, foot],
    ]);
    light += outline([
      [x + side * r * 0.1, foot - r * 0.82],
      [x + side * r * 0.62, foot - r * 0.56],
      [x + side * r * 0.9, foot - r * 0.12],
      [x + side * r * 0.25, foot - r * 0.3],
    ]);
  }
  return (
    path(shade, stage.shaded(stage.land.rock)) + path(light, stage.lit(stage.land.rock), { opacity: 0.7 })
  );
}
