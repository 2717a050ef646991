import { createRandom } from '../random.ts';
import type { Colour } from './colour.ts';
import { cells, type Ground } from './land.ts';
import { fade, type Stage } from './stage.ts';
import { box, type Markup, num, outline, oval, path, type Point, stroke } from './svg.ts';

/** A spruce as a part of a path, its foot at (x, y). */
export function spruceShape(x: number, y: number, height: number, seed = 0): string {
  const tiers = height > 90 ? 7 : height > 40 ? 5 : 3;
  const right: Point[] = [];
  const left: Point[] = [];
  const width = height * (0.19 + 0.05 * ((seed * 13) % 1));
  for (let tier = 0; tier < tiers; tier++) {
    const t = (tier + 1) / tiers;
    const reach = width * t ** 0.85 * (tier % 2 ? 0.9 : 1.04);
    const drop = y - height + height * 0.95 * t;
    right.push([x + reach, drop], [x + reach * 0.52, drop - height * 0.028]);
    left.push([x - reach, drop + height * 0.008], [x - reach * 0.52, drop - height * 0.028]);
  }
  return outline([
    [x, y - height],
    ...right,
    [x + width * 0.09, y],
    [x - width * 0.09, y],
    ...left.toReversed(),
  ]);
}

/** The sunny half of a spruce. */
export function spruceLight(x: number, y: number, height: number, side: 1 | -1): string {
  const tiers = height > 90 ? 7 : 5;
  const width = height * 0.2;
  let d = '';
  for (let tier = 1; tier < tiers; tier++) {
    const t = (tier + 0.4) / tiers;
    const drop = y - height + height * 0.9 * t;
    d += outline([
      [x + side * width * 0.08, drop - height * 0.14],
      [x + side * width * t * 0.86, drop],
      [x + side * width * t * 0.3, drop - height * 0.03],
    ]);
  }
  return d;
}

export interface SpruceRow {
  part: string;
  ground: Ground;
  height: number;
  spacing: number;
  depth: number;
  colour?: Colour;
  /** Whether a cell at x stays empty. @default none */
  isClear?: (x: number) => boolean;
  /** Share of the cells that have a tree, 0 to 1. @default 0.9 */
  density?: number;
  /** Whether sunny sides are drawn, for near trees. @default false */
  isLit?: boolean;
  /** Distance below the ground line at which the row has dissolved into mist. @default 120 */
  mistDepth?: number;
}

/** Spruces along a line of ground as one silhouette that dissolves into mist. */
export function drawSpruces(
  stage: Stage,
  {
    part,
    ground,
    height,
    spacing,
    depth,
    colour = stage.land.spruce,
    isClear,
    density = 0.9,
    isLit = false,
    mistDepth = 120,
  }: SpruceRow,
): Markup {
  let d = '';
  let light = '';
  let snow = '';
  let top = ground(0);
  for (const cell of cells(stage, spacing)) {
    const unit = (what: string) => stage.unit(`${part} ${what}`, cell);
    const x = (cell + (unit('x') - 0.5) * 0.9) * spacing;
    if (unit('there') > density || isClear?.(x)) continue;
    const y = ground(x) + 4;
    const tall = height * (0.5 + 0.65 * unit('height'));
    d += spruceShape(x, y, tall, unit('seed'));
    if (Math.abs(x) < stage.core) top = Math.min(top, y - tall);
    if (isLit) light += spruceLight(x, y, tall, stage.lightSide(x));
    if (stage.land.isSnowy && tall > 46) snow += spruceLight(x, y, tall, stage.lightSide(x));
  }
  const fill = fade(
    stage,
    top,
    top + height + mistDepth,
    stage.shaded(colour, depth),
    stage.tint(colour, depth),
    stage.tint(colour, Math.min(1, depth + 0.28)),
  );
  return [
    path(d, fill),
    isLit ? path(light, stage.lit(colour, depth), { opacity: 0.5 }) : '',
    snow ? path(snow, stage.lit(stage.land.snow, depth * 0.8), { opacity: 0.85 }) : '',
  ].join('');
}

export interface TreeSpot {
  x: number;
  y: number;
  height: number;
  depth: number;
  colour: Colour;
}

/** A long shadow on the ground, away from the sun. */
export function drawShadow(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  length: number,
  opacity = 0.28,
): Markup {
  if (stage.sky.hour === 'night') return '';
  const away = -stage.lightSide(x) as 1 | -1;
  const drop = length * 0.2;
  const d = outline([
    [x - width / 2, y],
    [x + width / 2, y],
    [x + away * length + width * 0.3, y + drop],
    [x + away * length - width * 0.3, y + drop],
  ]);
  return path(d, stage.sky.shade, { opacity });
}

/** A poplar: a loose column of leaves, a clear stretch of trunk below it. */
export function drawPoplar(stage: Stage, { x, y, height, depth, colour }: TreeSpot, seed: number): Markup {
  stage.drawn.add('poplar');
  const random = createRandom(stage.key('poplar'), seed);
  const side = stage.lightSide(x);
  const tufts = 8;
  let dark = '';
  let bright = '';
  for (let n = 0; n < tufts; n++) {
    const up = n / (tufts - 1);
    // Widest at a third of the height, with a round tip.
    const r = height * (0.062 + 0.05 * Math.sin(Math.PI * Math.min(1, 0.3 + up * 0.72)));
    const cx = x + height * 0.03 * (random.unit() - 0.5);
    const cy = y - height * (0.24 + 0.66 * up);
    dark += oval(cx, cy, r, r * 1.25);
    bright += oval(cx + side * r * 0.3, cy - r * 0.25, r * 0.6, r * 0.8);
  }
  return [
    stroke(
      `M${num(x)} ${num(y)}L${num(x)} ${num(y - height * 0.3)}`,
      stage.shaded('#5b4436', depth),
      height * 0.028,
    ),
    path(dark, stage.shaded(colour, depth)),
    path(bright, stage.tint(colour, depth)),
  ].join('');
}

/** A cypress: the shape of a flame. */
export function drawCypress(
  stage: Stage,
  { x, y, height, depth, colour }: TreeSpot,
  slimness = 0.13,
): Markup {
  stage.drawn.add('cypress');
  const w = height * slimness;
  const side = stage.lightSide(x);
  const flame = (width: number) =>
    `M${num(x)} ${num(y - height)}C${num(x + width * 0.8)} ${num(y - height * 0.72)} ${num(x + width * 1.25)} ${num(y - height * 0.3)} ${num(x + width * 0.42)} ${num(y - height * 0.03)}L${num(x)} ${num(y)}`;
  const whole = `${flame(w)}L${num(x - w * 0.42)} ${num(y - height * 0.03)}C${num(x - w * 1.25)} ${num(y - height * 0.3)} ${num(x - w * 0.8)} ${num(y - height * 0.72)} ${num(x)} ${num(y - height)}Z`;
  const bright = `${flame(side * w)}C${num(x + side * w * 0.1)} ${num(y - height * 0.2)} ${num(x + side * w * 0.42)} ${num(y - height * 0.5)} ${num(x)} ${num(y - height)}Z`;
  return path(whole, stage.shaded(colour, depth)) + path(bright, stage.tint(colour, depth));
}

/** A broad-leaved tree: a crown of discs, its sunny side lighter, on a forked trunk. */
export function drawOak(stage: Stage, { x, y, height, depth, colour }: TreeSpot, seed: number): Markup {
  const random = createRandom(stage.key('oak'), seed);
  const side = stage.lightSide(x);
  const r = height * 0.27;
  const crownY = y - height * 0.62;
  let dark = '';
  let mid = '';
  let bright = '';
  for (let n = 0; n < 7; n++) {
    const angle = (n / 7) * Math.PI * 2 + random.unit();
    const cx = x + Math.cos(angle) * r * 0.95;
    const cy = crownY + Math.sin(angle) * r * 0.62;
    const size = r * (0.55 + random.unit() * 0.2);
    dark += oval(cx, cy, size, size * 0.9);
    mid += oval(cx + side * r * 0.1, cy - r * 0.1, size * 0.93, size * 0.82);
    if (random.chance(0.75)) bright += oval(cx + side * r * 0.26, cy - r * 0.26, size * 0.48, size * 0.38);
  }
  dark += oval(x, crownY, r * 1.05, r * 0.8);
  mid += oval(x, crownY, r * 0.95, r * 0.66);
  const trunk = stage.shaded('#5b4436', depth);
  return [
    stroke(
      `M${num(x)} ${num(y)}L${num(x)} ${num(y - height * 0.42)}M${num(x)} ${num(y - height * 0.28)}L${num(x + r * 0.5)} ${num(y - height * 0.5)}M${num(x)} ${num(y - height * 0.32)}L${num(x - r * 0.45)} ${num(y - height * 0.5)}`,
      trunk,
      height * 0.045,
    ),
    path(dark, stage.shaded(colour, depth)),
    path(mid, stage.tint(colour, depth)),
    path(bright, stage.lit(colour, depth), { opacity: 0.8 }),
  ].join('');
}

/** A Mediterranean pine: a leaning trunk under flat clouds of needles. */
export function drawUmbrellaPine(
  stage: Stage,
  { x, y, height, depth, colour }: TreeSpot,
  lean: number,
): Markup {
  stage.drawn.add('umbrellaPine');
  const topX = x + lean * height * 0.3;
  const topY = y - height;
  const w = height * 0.045;
  const trunk = `M${num(x - w)} ${num(y)}C${num(x + lean * height * 0.02)} ${num(y - height * 0.45)} ${num(topX - lean * 30)} ${num(y - height * 0.5)} ${num(topX - w * 0.3)} ${num(topY)}L${num(topX + w * 0.4)} ${num(topY)}C${num(topX - lean * 10 + w)} ${num(y - height * 0.5)} ${num(x + lean * height * 0.05 + w)} ${num(y - height * 0.4)} ${num(x + w)} ${num(y)}Z`;
  const pads: readonly Point[] = [
    [-0.36, 0.02],
    [0.34, 0.05],
    [0.02, -0.1],
    [-0.16, -0.04],
    [0.2, -0.05],
    [-0.5, 0.1],
    [0.52, 0.12],
  ];
  let dark = '';
  let bright = '';
  const side = stage.lightSide(topX);
  for (const [px, py] of pads) {
    dark += oval(topX + px * height * 0.8, topY + py * height, height * 0.24, height * 0.085);
    bright += oval(
      topX + (px + side * 0.05) * height * 0.8,
      topY + py * height - height * 0.03,
      height * 0.19,
      height * 0.045,
    );
  }
  const limbs = stroke(
    `M${num(topX)} ${num(topY + height * 0.2)}L${num(topX - height * 0.32)} ${num(topY + height * 0.06)}M${num(topX)} ${num(topY + height * 0.24)}L${num(topX + height * 0.36)} ${num(topY + height * 0.09)}`,
    stage.shaded('#6b4a3a', depth),
    w * 0.8,
  );
  return [
    path(trunk, stage.shaded('#7d5340', depth)),
    limbs,
    path(dark, stage.shaded(colour, depth)),
    path(bright, stage.tint(colour, depth), { opacity: 0.85 }),
  ].join('');
}

/** A birch trunk that runs out of the picture at the top. */
export function drawBirch(stage: Stage, x: number, y: number, width: number, seed: number): Markup {
  const random = createRandom(stage.key('birch'), seed);
  const bark = stage.tint('#efe6d6');
  const side = stage.lightSide(x);
  const lean = (random.unit() - 0.5) * width;
  const body = outline([
    [x - width / 2 + lean, -10],
    [x + width / 2 + lean, -10],
    [x + width * 0.56, y],
    [x - width * 0.56, y],
  ]);
  let marks = '';
  for (let mark = 0; mark < 12; mark++) {
    const t = (mark + random.unit()) / 12;
    const cx = x + lean * (1 - t);
    const from = random.chance(0.5) ? -0.5 : 0.1;
    marks += box(cx + from * width, y * t, width * (0.2 + 0.2 * random.unit()), 4 + random.unit() * 9);
  }
  return [
    path(body, bark),
    path(
      outline([
        [x + lean, -10],
        [x - side * width * 0.5 + lean, -10],
        [x - side * width * 0.56, y],
        [x - side * width * 0.05, y],
      ]),
      stage.shaded('#cfc4b4'),
      { opacity: 0.7 },
    ),
    path(marks, stage.shaded('#4a4038')),
  ].join('');
}
