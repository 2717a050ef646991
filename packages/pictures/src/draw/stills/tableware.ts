import type { Colour } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { box, ellipse, type Markup, num, oval, path, rect, stroke } from '../svg.ts';
import { createRandom } from '../../random.ts';
import { accentOf, drawSteam, GLEAM, indoorLight, indoors, indoorShade } from './still.ts';

/** The shadow of a thing on the table. */
const underneath = (stage: Stage, x: number, y: number, width: number): Markup =>
  ellipse(
    x - stage.lightSide(x) * width * 0.24,
    y + 2,
    width * 0.62,
    width * 0.1,
    indoorShade(stage, '#5a3d2e'),
    { opacity: 0.32 },
  );

/** A cup on its saucer, `size` wide, its foot at (x, y). */
export function drawCup(stage: Stage, x: number, y: number, size: number, colour: Colour): Markup {
  const side = stage.lightSide(x);
  const w = size * 0.36;
  const h = size * 0.5;
  return [
    underneath(stage, x, y + 8, size),
    ellipse(x, y, size * 0.58, size * 0.12, indoorLight(stage, '#f7efe1')),
    ellipse(x, y - 2, size * 0.34, size * 0.06, indoorShade(stage, '#e4d6c0')),
    stroke(
      `M${num(x + w * 0.9)} ${num(y - h * 0.8)}q${num(w * 0.8)} ${num(-h * 0.06)} ${num(w * 0.6)} ${num(h * 0.3)}q${num(-w * 0.15)} ${num(h * 0.26)} ${num(-w * 0.7)} ${num(h * 0.24)}`,
      indoors(stage, colour),
      size * 0.06,
    ),
    path(
      `M${num(x - w)} ${num(y - h)}H${num(x + w)}Q${num(x + w * 0.96)} ${num(y - h * 0.1)} ${num(x + w * 0.4)} ${num(y - 4)}H${num(x - w * 0.4)}Q${num(x - w * 0.96)} ${num(y - h * 0.1)} ${num(x - w)} ${num(y - h)}Z`,
      indoorShade(stage, colour),
    ),
    path(
      `M${num(x + side * w)} ${num(y - h)}H${num(x - side * w * 0.2)}Q${num(x - side * w * 0.1)} ${num(y - h * 0.2)} ${num(x)} ${num(y - 4)}H${num(x + side * w * 0.4)}Q${num(x + side * w * 0.96)} ${num(y - h * 0.1)} ${num(x + side * w)} ${num(y - h)}Z`,
      indoors(stage, colour),
    ),
    ellipse(x, y - h, w, w * 0.2, indoorLight(stage, colour)),
    ellipse(x, y - h + 2, w * 0.84, w * 0.14, indoorShade(stage, '#5b3a28')),
    drawSteam(x, y - h * 1.15, size * 0.66),
  ].join('');
}

/** A plate, seen from a low seat. */
export const drawPlate = (stage: Stage, x: number, y: number, width: number): Markup =>
  underneath(stage, x, y + 6, width) +
  ellipse(x, y, width * 0.5, width * 0.12, indoorLight(stage, '#f9f2e5')) +
  ellipse(x, y - 1, width * 0.34, width * 0.075, indoorShade(stage, '#eee3d0'), { opacity: 0.7 });

/** A croissant. */
export function drawCroissant(stage: Stage, x: number, y: number, size: number): Markup {
  const crust = '#d9963f';
  let folds = '';
  for (const t of [-0.5, -0.18, 0.16, 0.46])
    folds += `M${num(x + t * size * 0.84)} ${num(y - size * (0.38 - 0.42 * t * t))}q${num(size * 0.07)} ${num(size * 0.12)} ${num(-t * size * 0.16)} ${num(size * 0.24)}`;
  return [
    path(
      `M${num(x - size * 0.62)} ${num(y)}Q${num(x - size * 0.56)} ${num(y - size * 0.3)} ${num(x - size * 0.24)} ${num(y - size * 0.38)}Q${num(x)} ${num(y - size * 0.46)} ${num(x + size * 0.24)} ${num(y - size * 0.38)}Q${num(x + size * 0.56)} ${num(y - size * 0.3)} ${num(x + size * 0.62)} ${num(y)}Q${num(x + size * 0.36)} ${num(y - size * 0.1)} ${num(x + size * 0.2)} ${num(y - size * 0.06)}Q${num(x)} ${num(y)} ${num(x - size * 0.2)} ${num(y - size * 0.06)}Q${num(x - size * 0.36)} ${num(y - size * 0.1)} ${num(x - size * 0.62)} ${num(y)}Z`,
      indoors(stage, crust),
    ),
    path(
      `M${num(x - size * 0.4)} ${num(y - size * 0.24)}Q${num(x)} ${num(y - size * 0.48)} ${num(x + size * 0.4)} ${num(y - size * 0.24)}Q${num(x)} ${num(y - size * 0.34)} ${num(x - size * 0.4)} ${num(y - size * 0.24)}Z`,
      indoorLight(stage, '#f0bb63'),
    ),
    stroke(folds, indoorShade(stage, '#a8662a'), size * 0.03),
  ].join('');
}

/** A tall glass filled to a part of its height. */
export function drawTumbler(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  drink: Colour,
  level = 0.72,
): Markup {
  const side = stage.lightSide(x);
  return [
    underneath(stage, x, y, width * 1.2),
    path(
      `M${num(x - width * 0.5)} ${num(y - height)}H${num(x + width * 0.5)}L${num(x + width * 0.4)} ${num(y)}H${num(x - width * 0.4)}Z`,
      indoorLight(stage, '#f3f4ec'),
      { opacity: 0.5 },
    ),
    path(
      `M${num(x - width * 0.46)} ${num(y - height * level)}H${num(x + width * 0.46)}L${num(x + width * 0.38)} ${num(y - 5)}H${num(x - width * 0.38)}Z`,
      indoors(stage, drink),
    ),
    ellipse(x, y - height * level, width * 0.46, width * 0.1, indoorLight(stage, drink)),
    rect(x + side * width * 0.26 - 3, y - height * 0.94, 7, height * 0.8, GLEAM, { opacity: 0.5 }),
  ].join('');
}

/** A wine glass. */
export function drawWineGlass(stage: Stage, x: number, y: number, height: number, wine: Colour): Markup {
  const w = height * 0.2;
  const bowl = y - height * 0.44;
  const side = stage.lightSide(x);
  return [
    underneath(stage, x, y, w * 2.6),
    ellipse(x, y, w * 0.92, w * 0.2, indoorLight(stage, '#f3f1e8'), { opacity: 0.75 }),
    rect(x - 3, bowl, 6, y - bowl, indoorLight(stage, '#f3f1e8'), { opacity: 0.8 }),
    path(
      `M${num(x - w * 0.78)} ${num(y - height)}C${num(x - w * 1.3)} ${num(y - height * 0.66)} ${num(x - w * 0.9)} ${num(bowl)} ${num(x)} ${num(bowl)}C${num(x + w * 0.9)} ${num(bowl)} ${num(x + w * 1.3)} ${num(y - height * 0.66)} ${num(x + w * 0.78)} ${num(y - height)}Z`,
      indoorLight(stage, '#f6f3ea'),
      { opacity: 0.42 },
    ),
    path(
      `M${num(x - w * 1.02)} ${num(y - height * 0.72)}C${num(x - w * 1.06)} ${num(y - height * 0.58)} ${num(x - w * 0.8)} ${num(bowl - 3)} ${num(x)} ${num(bowl - 3)}C${num(x + w * 0.8)} ${num(bowl - 3)} ${num(x + w * 1.06)} ${num(y - height * 0.58)} ${num(x + w * 1.02)} ${num(y - height * 0.72)}Z`,
      indoors(stage, wine),
    ),
    ellipse(x, y - height * 0.72, w * 1.02, w * 0.2, indoorLight(stage, wine)),
    stroke(
      `M${num(x + side * w * 0.66)} ${num(y - height * 0.94)}Q${num(x + side * w * 0.98)} ${num(y - height * 0.72)} ${num(x + side * w * 0.7)} ${num(y - height * 0.56)}`,
      GLEAM,
      5,
      { opacity: 0.6 },
    ),
  ].join('');
}

/** A wine bottle with its label. */
export function drawBottle(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  glass: Colour,
  foil: Colour,
): Markup {
  const w = height * 0.13;
  const side = stage.lightSide(x);
  const shoulder = y - height * 0.6;
  return [
    underneath(stage, x, y, w * 2.6),
    path(
      `M${num(x - w)} ${num(y)}V${num(shoulder)}Q${num(x - w)} ${num(y - height * 0.7)} ${num(x - w * 0.36)} ${num(y - height * 0.76)}V${num(y - height)}H${num(x + w * 0.36)}V${num(y - height * 0.76)}Q${num(x + w)} ${num(y - height * 0.7)} ${num(x + w)} ${num(shoulder)}V${num(y)}Z`,
      indoorShade(stage, glass),
    ),
    path(
      `M${num(x + side * w * 0.5)} ${num(y - 6)}V${num(shoulder)}Q${num(x + side * w * 0.5)} ${num(y - height * 0.7)} ${num(x + side * w * 0.12)} ${num(y - height * 0.75)}h${num(side * w * 0.2)}Q${num(x + side * w * 0.84)} ${num(y - height * 0.69)} ${num(x + side * w * 0.8)} ${num(shoulder)}V${num(y - 6)}Z`,
      indoorLight(stage, glass),
      { opacity: 0.55 },
    ),
    rect(x - w * 0.38, y - height, w * 0.76, height * 0.17, indoors(stage, foil)),
    rect(x - w, y - height * 0.46, w * 2, height * 0.3, indoorLight(stage, '#f6ecd8')),
    path(
      box(x - w * 0.6, y - height * 0.41, w * 1.2, 6) +
        box(x - w * 0.4, y - height * 0.36, w * 0.8, 4) +
        oval(x, y - height * 0.26, w * 0.3),
      indoors(stage, foil),
    ),
  ].join('');
}

/** Flowers of the season in a jug. */
export function drawBouquet(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  colours: readonly Colour[],
  jug: Colour,
): Markup {
  const random = createRandom(stage.key('bouquet'), Math.round(x));
  const side = stage.lightSide(x);
  const w = height * 0.13;
  let stems = '';
  let leaves = '';
  const heads: Markup[] = [];
  for (let n = 0; n < 13; n++) {
    const angle = -Math.PI / 2 + ((n - 6) / 6) * 0.85 + (random.unit() - 0.5) * 0.16;
    const long = height * (0.4 + 0.3 * random.unit()) * (1 - Math.abs(n - 6) * 0.03);
    const fx = x + Math.cos(angle) * long * 0.9;
    const fy = y - height * 0.3 + Math.sin(angle) * long;
    stems += `M${num(x)} ${num(y - height * 0.3)}Q${num(x + (fx - x) * 0.25)} ${num(fy + long * 0.4)} ${num(fx)} ${num(fy)}`;
    leaves += oval(x + (fx - x) * 0.62, fy + long * 0.34, height * 0.04, height * 0.022);
    const r = height * (0.04 + random.unit() * 0.035);
    const colour = random.pick(colours);
    heads.push(
      ellipse(fx, fy, r, r * 0.92, indoorShade(stage, colour)) +
        ellipse(fx + side * r * 0.16, fy - r * 0.16, r * 0.74, r * 0.68, indoors(stage, colour)) +
        ellipse(fx, fy, r * 0.26, r * 0.26, indoorLight(stage, '#f4c65a')),
    );
  }
  return [
    underneath(stage, x, y, w * 2.6),
    stroke(stems, indoorShade(stage, '#4f7a4a'), height * 0.012),
    path(leaves, indoors(stage, '#5f8f56')),
    ...heads,
    path(
      `M${num(x - w * 0.7)} ${num(y - height * 0.34)}Q${num(x - w * 0.5)} ${num(y - height * 0.26)} ${num(x - w)} ${num(y - height * 0.16)}Q${num(x - w * 1.1)} ${num(y)} ${num(x - w * 0.6)} ${num(y)}H${num(x + w * 0.6)}Q${num(x + w * 1.1)} ${num(y)} ${num(x + w)} ${num(y - height * 0.16)}Q${num(x + w * 0.5)} ${num(y - height * 0.26)} ${num(x + w * 0.7)} ${num(y - height * 0.34)}Z`,
      indoorShade(stage, jug),
    ),
    path(
      `M${num(x + side * w * 0.7)} ${num(y - height * 0.34)}Q${num(x + side * w * 0.5)} ${num(y - height * 0.26)} ${num(x + side * w)} ${num(y - height * 0.16)}Q${num(x + side * w * 1.1)} ${num(y)} ${num(x + side * w * 0.6)} ${num(y)}H${num(x + side * w * 0.1)}Q${num(x + side * w * 0.4)} ${num(y - height * 0.16)} ${num(x + side * w * 0.1)} ${num(y - height * 0.34)}Z`,
      indoorLight(stage, jug),
      { opacity: 0.7 },
    ),
  ].join('');
}

/** A board with cheese, bread and grapes. */
export function drawBoard(stage: Stage, x: number, y: number, width: number): Markup {
  const random = createRandom(stage.key('grapes'), 1);
  const isRed = random.chance(0.5);
  let grapes = '';
  let shine = '';
  for (let row = 0; row < 4; row++) {
    for (let n = 0; n < 5 - row; n++) {
      const gx = x + width * 0.2 + n * 25 + row * 12 + random.unit() * 6;
      const gy = y - 18 - row * 19;
      grapes += oval(gx, gy, 15);
      shine += oval(gx + stage.lightSide(x) * 4, gy - 5, 4.5);
    }
  }
  return [
    underneath(stage, x, y + 8, width),
    path(
      `M${num(x - width * 0.5)} ${num(y - 4)}h${num(width)}l${num(width * 0.03)} 16h${num(-width * 1.06)}Z`,
      indoors(stage, '#b07a4c'),
    ),
    rect(x - width * 0.53, y + 12, width * 1.06, 10, indoorShade(stage, '#7d5233')),
    path(
      `M${num(x - width * 0.42)} ${num(y - 4)}V${num(y - 62)}Q${num(x - width * 0.3)} ${num(y - 84)} ${num(x - width * 0.14)} ${num(y - 40)}V${num(y - 4)}Z`,
      indoors(stage, '#f2dc9e'),
    ),
    path(
      `M${num(x - width * 0.42)} ${num(y - 62)}Q${num(x - width * 0.3)} ${num(y - 84)} ${num(x - width * 0.14)} ${num(y - 40)}L${num(x - width * 0.16)} ${num(y - 34)}Q${num(x - width * 0.3)} ${num(y - 72)} ${num(x - width * 0.42)} ${num(y - 52)}Z`,
      indoorLight(stage, '#faf0d4'),
    ),
    path(
      `M${num(x - width * 0.1)} ${num(y - 4)}q${num(-width * 0.02)} -46 ${num(width * 0.12)} -44q${num(width * 0.14)} 2 ${num(width * 0.12)} 44Z`,
      indoors(stage, '#c98f4e'),
    ),
    stroke(
      `M${num(x - width * 0.04)} ${num(y - 38)}l14 12M${num(x + width * 0.02)} ${num(y - 42)}l14 12`,
      indoorLight(stage, '#f0cf94'),
      6,
    ),
    path(grapes, indoors(stage, isRed ? '#6e3350' : '#9fb256')),
    path(shine, GLEAM, { opacity: 0.5 }),
  ].join('');
}

/** A table top across the picture, with a cloth over its edge when given. */
export function drawTable(stage: Stage, y: number, wood: Colour, cloth?: Colour): Markup {
  const top = indoorLight(stage, cloth ?? wood);
  if (cloth === undefined) {
    return (
      rect(-stage.half, y, stage.half * 2, 96, top) +
      rect(-stage.half, y, stage.half * 2, 4, GLEAM, { opacity: 0.5 }) +
      rect(-stage.half, y + 92, stage.half * 2, 200, indoorShade(stage, wood))
    );
  }
  // The cloth hangs over the edge in shallow scallops, with a hem in the accent colour.
  const reach = Math.ceil(stage.half / 160) * 160;
  const scallops = (drop: number) => {
    let d = `M${-reach} ${y + 92}V${y + drop}`;
    for (let x = -reach; x < reach; x += 160) d += 'q80 34 160 0';
    return `${d}V${y + 92}Z`;
  };
  let folds = '';
  for (let x = -reach; x <= reach; x += 160) folds += `M${x} ${y + 96}q-10 40 0 74`;
  return [
    rect(-stage.half, y + 92, stage.half * 2, 200, indoorShade(stage, '#7d5638')),
    path(scallops(168), indoors(stage, accentOf(stage, 'hem'))),
    path(scallops(152), indoorShade(stage, cloth)),
    stroke(folds, indoors(stage, cloth), 7, { opacity: 0.8 }),
    rect(-stage.half, y, stage.half * 2, 94, top),
    rect(-stage.half, y, stage.half * 2, 4, GLEAM, { opacity: 0.6 }),
  ].join('');
}
