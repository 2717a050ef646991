import { createRandom } from '../../../catalogue/random.ts';
import { mix } from '../colour.ts';
import { cells, type Ground } from '../land.ts';
import { fade, HEIGHT, type Stage } from '../stage.ts';
import { box, type Markup, num, outline, oval, path, type Point, polygon, rect, stroke } from '../svg.ts';
import { drawSpire, drawTower, windowsIn } from './house.ts';

type Gable = 'step' | 'bell' | 'spout' | 'flat';
const GABLES: readonly Gable[] = ['step', 'bell', 'spout', 'flat', 'step'];

function gableLine(kind: Gable, x: number, y: number, width: number): string {
  const h = width * 0.62;
  const c = x + width / 2;
  switch (kind) {
    case 'step': {
      const left: Point[] = [];
      const right: Point[] = [];
      for (let n = 0; n < 4; n++) {
        const inset = (width / 2) * (n / 4.4);
        left.push([x + inset, y - (h * n) / 4], [x + inset, y - (h * (n + 1)) / 4]);
        right.push([x + width - inset, y - (h * n) / 4], [x + width - inset, y - (h * (n + 1)) / 4]);
      }
      return outline([[x, y], ...left, ...right.toReversed(), [x + width, y]]);
    }
    case 'bell':
      return `M${num(x)} ${num(y)}q${num(width * 0.3)} ${num(-h * 0.05)} ${num(width * 0.28)} ${num(-h * 0.72)}q${num(width * 0.22)} ${num(-h * 0.36)} ${num(width * 0.44)} 0q${num(-width * 0.02)} ${num(h * 0.67)} ${num(width * 0.28)} ${num(h * 0.72)}Z`;
    case 'spout':
      return outline([
        [x, y],
        [c - width * 0.12, y - h * 0.78],
        [c - width * 0.12, y - h],
        [c + width * 0.12, y - h],
        [c + width * 0.12, y - h * 0.78],
        [x + width, y],
      ]);
    case 'flat':
      return outline([
        [x - width * 0.03, y],
        [x - width * 0.03, y - h * 0.12],
        [x + width * 1.03, y - h * 0.12],
        [x + width * 1.03, y],
      ]);
  }
}

export interface RowShape {
  part: string;
  /** Foot of the houses. */
  y: number;
  width: number;
  height: number;
  depth: number;
  walls: readonly string[];
}

/** A closed row of tall gabled houses along a quay. */
export function drawGableRow(stage: Stage, { part, y, width, height, depth, walls }: RowShape): Markup {
  let walled = '';
  for (const cell of cells(stage, width)) {
    const random = createRandom(stage.key(part), cell);
    const x = cell * width;
    const w = width * 0.985;
    const tall = height * (0.74 + random.unit() * 0.42);
    const wall =
      walls[(((cell * 3 + Math.floor(random.unit() * 2)) % walls.length) + walls.length) % walls.length] ??
      '#d8b48a';
    const isLit = random.chance(0.72);
    const face = isLit ? stage.lit(wall, depth) : stage.tint(wall, depth);
    const top = y - tall;
    const frames = windowsIn(stage, x + w * 0.06, top + tall * 0.02, w * 0.88, tall * 0.78, 3, 4, cell);
    walled += [
      path(gableLine(random.pick(GABLES), x, top + 1, w), mix(face, stage.sky.shade, 0.1)),
      rect(x, top, w, tall, face),
      path(frames.lamp, stage.window),
      path(frames.dark, stage.shaded('#4a5560', depth)),
      rect(x, y - tall * 0.18, w, tall * 0.18, stage.shaded(wall, depth), { opacity: 0.7 }),
      path(
        box(x + w * 0.4, y - tall * 0.15, w * 0.2, tall * 0.15) +
          box(x + w * 0.1, y - tall * 0.13, w * 0.2, tall * 0.08) +
          box(x + w * 0.7, y - tall * 0.13, w * 0.2, tall * 0.08),
        stage.sky.tone > 0.3 ? stage.window : stage.shaded('#34525a', depth),
      ),
      rect(x + w * 0.44, top - w * 0.2, w * 0.12, w * 0.14, stage.window),
    ].join('');
  }
  return walled;
}

/** An old bridge of stone arches, its parapet at `y`, its feet in the water at `water`. */
export function drawBridge(
  stage: Stage,
  x: number,
  y: number,
  water: number,
  span: number,
  arches: number,
  depth: number,
): Markup {
  const stone = '#d3bb98';
  const left = x - (span * arches) / 2;
  const width = span * arches;
  const camber = span * 0.16;
  let holes = '';
  for (let n = 0; n < arches; n++) {
    const ax = left + n * span + span * 0.1;
    const r = span * 0.4;
    holes += `M${num(ax)} ${num(water + 4)}V${num(Math.max(y + 20, water - r * 0.35))}a${num(r)} ${num(Math.min(r, water - r * 0.35 - y - 12))} 0 0 1 ${num(r * 2)} 0V${num(water + 4)}Z`;
  }
  const whole = `M${num(left - span)} ${num(water)}V${num(y + 14)}Q${num(x)} ${num(y - camber)} ${num(left + width + span)} ${num(y + 14)}V${num(water)}Z${holes}`;
  return [
    `<path d="${whole}" fill="${fade(stage, y, water, stage.lit(stone, depth), stage.shaded(stone, depth))}" fill-rule="evenodd"/>`,
    stroke(
      `M${num(left - span)} ${num(y + 14)}Q${num(x)} ${num(y - camber)} ${num(left + width + span)} ${num(y + 14)}`,
      stage.lit('#efe0c4', depth),
      6,
    ),
  ].join('');
}

/** A cathedral: two towers and a nave with a slim spire over the crossing. */
export function drawCathedral(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  depth: number,
  hasSpires: boolean,
): Markup {
  const wall = '#d9c3a2';
  const tiles = '#5f7480';
  const w = height * 0.2;
  const nave = height * 0.46;
  const rose = stage.sky.tone > 0.3 ? stage.window : stage.shaded('#4a5766', depth);
  const tower = (tx: number) => {
    const slits =
      box(tx - w * 0.24, y - height * 0.74, w * 0.16, height * 0.16) +
      box(tx + w * 0.08, y - height * 0.74, w * 0.16, height * 0.16) +
      box(tx - w * 0.24, y - height * 0.48, w * 0.48, height * 0.1);
    return (
      drawTower(stage, tx, y, w, height * 0.8, wall, depth) +
      path(slits, rose) +
      (hasSpires
        ? drawSpire(stage, tx, y - height * 0.8, w * 1.06, height * 0.55, tiles, depth)
        : path(box(tx - w * 0.56, y - height * 0.83, w * 1.12, height * 0.04), stage.lit(wall, depth)))
    );
  };
  return [
    path(box(x, y - nave, height * 1.1, nave), stage.shaded(wall, depth)),
    polygon(
      [
        [x, y - nave],
        [x + height * 0.06, y - nave * 1.34],
        [x + height * 1.04, y - nave * 1.34],
        [x + height * 1.12, y - nave],
      ],
      stage.shaded(tiles, depth),
    ),
    drawSpire(stage, x + height * 0.52, y - nave * 1.32, height * 0.09, height * 0.62, tiles, depth),
    path(
      [0.2, 0.36, 0.52, 0.68, 0.84]
        .map((t) => box(x + height * t, y - nave * 0.8, height * 0.06, nave * 0.5))
        .join(''),
      rose,
    ),
    tower(x - w * 0.75),
    tower(x + w * 0.75),
    rect(x - w * 0.3, y - height * 0.62, w * 0.6, height * 0.62, stage.tint(wall, depth)),
    path(oval(x, y - height * 0.46, w * 0.24), rose),
    path(
      `M${num(x - w * 0.2)} ${num(y)}v${num(-height * 0.14)}q${num(w * 0.2)} ${num(-height * 0.1)} ${num(w * 0.4)} 0v${num(height * 0.14)}Z`,
      stage.shaded('#4a4a50', depth),
    ),
  ].join('');
}

/** A domed church. */
export function drawDome(stage: Stage, x: number, y: number, height: number, depth: number): Markup {
  const wall = '#e6d2b0';
  const tiles = '#c06a48';
  const r = height * 0.3;
  const spring = y - height * 0.5;
  const side = stage.lightSide(x);
  const dome = (width: number) =>
    `M${num(x - width)} ${num(spring)}C${num(x - width)} ${num(spring - r * 1.05)} ${num(x - width * 0.4)} ${num(spring - r * 1.4)} ${num(x)} ${num(spring - r * 1.45)}C${num(x + width * 0.4)} ${num(spring - r * 1.4)} ${num(x + width)} ${num(spring - r * 1.05)} ${num(x + width)} ${num(spring)}Z`;
  const bright = `M${num(x)} ${num(spring - r * 1.45)}C${num(x + side * r * 0.4)} ${num(spring - r * 1.4)} ${num(x + side * r)} ${num(spring - r * 1.05)} ${num(x + side * r)} ${num(spring)}H${num(x + side * r * 0.2)}Q${num(x + side * r * 0.25)} ${num(spring - r)} ${num(x)} ${num(spring - r * 1.45)}Z`;
  return [
    drawTower(stage, x, y, r * 2.9, height * 0.34, wall, depth),
    drawTower(stage, x, y, r * 1.9, height * 0.52, wall, depth),
    path(
      [-0.6, -0.2, 0.2, 0.6]
        .map((t) => box(x + t * r - r * 0.09, spring + r * 0.12, r * 0.18, r * 0.34))
        .join(''),
      stage.window,
    ),
    path(dome(r), stage.shaded(tiles, depth)),
    path(bright, stage.lit(tiles, depth)),
    drawTower(stage, x, spring - r * 1.38, r * 0.3, r * 0.36, wall, depth),
    drawSpire(stage, x, spring - r * 1.72, r * 0.36, r * 0.4, tiles, depth),
  ].join('');
}

/** A tall square belfry over its square. */
export function drawBelfry(stage: Stage, x: number, y: number, height: number, depth: number): Markup {
  const wall = '#cf9d70';
  const tiles = '#56707a';
  const w = height * 0.19;
  const lights = stage.sky.tone > 0.3 ? stage.window : stage.shaded('#4d4c52', depth);
  return [
    drawTower(stage, x, y, w, height * 0.68, wall, depth),
    path(
      box(x - w * 0.22, y - height * 0.6, w * 0.16, height * 0.12) +
        box(x + w * 0.06, y - height * 0.6, w * 0.16, height * 0.12) +
        box(x - w * 0.22, y - height * 0.36, w * 0.44, height * 0.07),
      lights,
    ),
    path(
      [-1, 1]
        .map((s) =>
          outline([
            [x + s * w * 0.58, y - height * 0.68],
            [x + s * w * 0.46, y - height * 0.82],
            [x + s * w * 0.34, y - height * 0.68],
          ]),
        )
        .join(''),
      stage.shaded(tiles, depth),
    ),
    drawTower(stage, x, y - height * 0.68, w * 0.66, height * 0.14, wall, depth),
    path(oval(x, y - height * 0.73, w * 0.2), stage.lit('#f7e6bd', depth)),
    rect(x - w * 0.58, y - height * 0.695, w * 1.16, height * 0.018, stage.lit(wall, depth)),
    drawSpire(stage, x, y - height * 0.82, w * 0.76, height * 0.2, tiles, depth),
  ].join('');
}

/** Roofs behind roofs, as seen from a window high up. */
export function drawRoofs(
  stage: Stage,
  part: string,
  ground: Ground,
  size: number,
  depth: number,
  tiles: readonly string[],
  walls: readonly string[],
): Markup {
  let drawn = '';
  for (const cell of cells(stage, size)) {
    const random = createRandom(stage.key(part), cell);
    const x = cell * size + (random.unit() - 0.5) * size * 0.3;
    const y = ground(x);
    const w = size * (1.05 + random.unit() * 0.4);
    const h = size * (0.3 + random.unit() * 0.35);
    const tile = random.pick(tiles);
    const wall = random.pick(walls);
    const isLit = random.chance(0.5);
    const hip = w * (0.08 + random.unit() * 0.2);
    const chimney = x + w * (random.unit() - 0.5) * 0.5;
    const panes = windowsIn(stage, x - w * 0.42, y + 4, w * 0.84, size * 0.62, 4, 1, cell);
    drawn += [
      rect(chimney, y - h - size * 0.16, size * 0.11, size * 0.3, stage.shaded('#b4694c', depth)),
      rect(x - w / 2, y, w, HEIGHT - y, isLit ? stage.lit(wall, depth) : stage.tint(wall, depth)),
      path(panes.lamp, stage.window),
      path(panes.dark, stage.shaded('#4a5560', depth)),
      polygon(
        [
          [x - w * 0.54, y + 4],
          [x - w / 2 + hip, y - h],
          [x + w / 2 - hip, y - h],
          [x + w * 0.54, y + 4],
        ],
        isLit ? stage.lit(tile, depth) : stage.shaded(tile, depth),
      ),
      rect(x - w * 0.54, y + 2, w * 1.08, size * 0.03, stage.shaded(tile, depth)),
      stage.land.isSnowy
        ? polygon(
            [
              [x - w * 0.44, y - h * 0.35],
              [x - w / 2 + hip, y - h - 3],
              [x + w / 2 - hip, y - h - 3],
              [x + w * 0.44, y - h * 0.35],
            ],
            stage.lit(stage.land.snow, depth),
            { opacity: 0.85 },
          )
        : '',
    ].join('');
  }
  return drawn;
}
