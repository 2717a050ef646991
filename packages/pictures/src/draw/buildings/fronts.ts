import { createRandom, type Random } from '../../random.ts';
import type { Front, Gable } from '../../settings/setting.ts';
import { type Colour, mix } from '../colour.ts';
import { cells } from '../land.ts';
import type { Stage } from '../stage.ts';
import { box, type Markup, num, outline, path, type Point, polygon, rect, stroke } from '../svg.ts';

export interface RowShape {
  part: string;
  /** Foot of the houses. */
  y: number;
  /** Of an ordinary house; the setting's front decides about its own. */
  width: number;
  height: number;
  depth: number;
  /** Leaves the row open, by the middle of a house. */
  isClear?: (x: number) => boolean;
}

/** One house of a row. */
interface Lot {
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
  wall: Colour;
  face: Colour;
  tiles: Colour;
  cell: number;
  random: Random;
}

const gablePath = (gable: Gable, x: number, y: number, width: number): string => {
  const h = width * 0.62;
  const c = x + width / 2;
  switch (gable) {
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
    case 'pitched':
      return outline([
        [x, y],
        [c, y - h * 1.2],
        [x + width, y],
      ]);
    case 'flat':
    case 'low':
    case 'mansard':
      return box(x - width * 0.015, y - h * 0.1, width * 1.03, h * 0.12);
  }
};

/** What closes a house above its walls. */
function drawTop(
  stage: Stage,
  gable: Gable,
  { x, y, width, height, depth, face, tiles, random }: Lot,
): Markup {
  const top = y - height;
  const roof = stage.shaded(tiles, depth);
  const chimney = (at: number, tall: number) =>
    rect(x + width * at, top - tall, width * 0.09, tall, stage.shaded('#b4785c', depth));
  const snow = (points: readonly Point[]) =>
    stage.land.isSnowy ? polygon(points, stage.lit(stage.land.snow, depth), { opacity: 0.9 }) : '';
  switch (gable) {
    case 'low': {
      const rise = width * 0.13 * (stage.setting.house.pitch ?? 1) * 1.5;
      const shape: Point[] = [
        [x - width * 0.03, top + 4],
        [x + width * 0.08, top - rise],
        [x + width * 0.92, top - rise],
        [x + width * 1.03, top + 4],
      ];
      return (
        chimney(random.chance(0.5) ? 0.2 : 0.7, rise + width * 0.13) +
        polygon(shape, random.chance(0.5) ? roof : stage.tint(tiles, depth)) +
        rect(x - width * 0.03, top + 1, width * 1.06, 4, stage.shaded(tiles, depth * 0.8)) +
        snow([
          [x + width * 0.03, top - rise * 0.4],
          [x + width * 0.08, top - rise - 2],
          [x + width * 0.92, top - rise - 2],
          [x + width * 0.97, top - rise * 0.4],
        ])
      );
    }
    case 'mansard': {
      const rise = height * 0.2;
      let dormers = '';
      let panes = '';
      const count = width > 130 ? 3 : 2;
      for (let n = 0; n < count; n++) {
        const cx = x + (width * (n + 0.5)) / count;
        dormers += `M${num(cx - width * 0.06)} ${num(top - 3)}v${num(-rise * 0.52)}q${num(width * 0.06)} ${num(-rise * 0.2)} ${num(width * 0.12)} 0v${num(rise * 0.52)}Z`;
        panes += box(cx - width * 0.03, top - rise * 0.46, width * 0.06, rise * 0.42);
      }
      return [
        chimney(0.06, rise + width * 0.1),
        chimney(0.82, rise + width * 0.14),
        polygon(
          [
            [x - 1, top + 2],
            [x + width * 0.05, top - rise * 0.82],
            [x + width * 0.13, top - rise],
            [x + width * 0.87, top - rise],
            [x + width * 0.95, top - rise * 0.82],
            [x + width + 1, top + 2],
          ],
          stage.tint(tiles, depth),
        ),
        polygon(
          [
            [x + width * 0.05, top - rise * 0.82],
            [x + width * 0.13, top - rise],
            [x + width * 0.87, top - rise],
            [x + width * 0.95, top - rise * 0.82],
          ],
          stage.land.isSnowy ? stage.lit(stage.land.snow, depth) : roof,
        ),
        path(dormers, face),
        path(panes, stage.window),
        rect(x - 2, top - 2, width + 4, 6, stage.lit(stage.setting.stone, depth)),
      ].join('');
    }
    case 'pitched': {
      const h = width * 0.62 * 1.2;
      return [
        path(gablePath(gable, x, top + 2, width), face),
        stroke(
          `M${num(x - width * 0.05)} ${num(top + 4)}L${num(x + width / 2)} ${num(top - h)}L${num(x + width * 1.05)} ${num(top + 4)}`,
          stage.land.isSnowy ? stage.lit(stage.land.snow, depth) : roof,
          width * 0.075,
        ),
        rect(x + width * 0.42, top - h * 0.44, width * 0.16, h * 0.26, stage.window),
      ].join('');
    }
    case 'step':
    case 'bell':
    case 'spout':
      stage.drawn.add(gable === 'step' ? 'stepGable' : 'dutchGable');
      return (
        path(gablePath(gable, x, top + 1, width), mix(face, stage.sky.shade, 0.1)) +
        rect(x + width * 0.44, top - width * 0.2, width * 0.12, width * 0.14, stage.window)
      );
    case 'flat':
      return path(gablePath(gable, x, top + 1, width), stage.lit(face, depth * 0.5));
  }
}

/** The frame in a timbered wall. */
function frameOf({ x, y, width, height }: Lot, gable: Gable, floors: number): string {
  const top = y - height;
  const storey = (height * 0.82) / floors;
  let beams = '';
  for (let floor = 0; floor <= floors; floor++)
    beams += `M${num(x)} ${num(top + storey * floor)}h${num(width)}`;
  for (let post = 0; post <= 4; post++)
    beams += `M${num(x + (width * post) / 4)} ${num(top)}v${num(height * 0.82)}`;
  for (let floor = 0; floor < floors; floor += 2)
    beams += `M${num(x)} ${num(top + storey * (floor + 1))}L${num(x + width * 0.25)} ${num(top + storey * floor)}M${num(x + width)} ${num(top + storey * (floor + 1))}L${num(x + width * 0.75)} ${num(top + storey * floor)}`;
  if (gable === 'pitched') {
    const h = width * 0.62 * 1.2;
    beams += `M${num(x + width * 0.18)} ${num(top - h * 0.36)}h${num(width * 0.64)}M${num(x + width * 0.3)} ${num(top)}V${num(top - h * 0.56)}M${num(x + width * 0.7)} ${num(top)}V${num(top - h * 0.56)}`;
  }
  return beams;
}

/** Doors, arches or shop fronts at the foot of a house. */
function drawGround(stage: Stage, front: Front, { x, y, width, height, depth, wall, cell }: Lot): Markup {
  const h = height * 0.18;
  const dark = stage.sky.tone > 0.3 ? stage.window : stage.shaded('#34525a', depth);
  const base = rect(x, y - h, width, h, stage.shaded(wall, depth), {
    opacity: front.ground === 'arcade' ? 0.25 : 0.6,
  });
  if (front.ground === 'arcade') {
    const arches = Math.max(2, Math.round(width / 46));
    const span = width / arches;
    let d = '';
    for (let n = 0; n < arches; n++) {
      const ax = x + span * (n + 0.16);
      const r = span * 0.34;
      d += `M${num(ax)} ${num(y)}V${num(y - h * 0.62)}a${num(r)} ${num(r)} 0 0 1 ${num(r * 2)} 0V${num(y)}Z`;
    }
    return (
      base +
      path(
        d,
        stage.sky.tone > 0.3 ? mix(stage.window, stage.sky.shade, 0.35) : stage.shaded('#5a4a42', depth),
      )
    );
  }
  if (front.ground === 'shops') {
    const awning = ['#b5493a', '#2f6b62', '#d9a441', '#44617a'][Math.abs(cell) % 4] ?? '#b5493a';
    return (
      base +
      path(
        box(x + width * 0.08, y - h * 0.74, width * 0.34, h * 0.74) +
          box(x + width * 0.54, y - h * 0.74, width * 0.38, h * 0.74),
        dark,
      ) +
      polygon(
        [
          [x + width * 0.06, y - h * 0.84],
          [x + width * 0.44, y - h * 0.84],
          [x + width * 0.47, y - h * 0.56],
          [x + width * 0.03, y - h * 0.56],
        ],
        stage.lit(awning, depth),
      )
    );
  }
  return (
    base +
    path(
      box(x + width * 0.4, y - h * 0.84, width * 0.2, h * 0.84) +
        box(x + width * 0.1, y - h * 0.72, width * 0.18, h * 0.44) +
        box(x + width * 0.72, y - h * 0.72, width * 0.18, h * 0.44),
      dark,
    )
  );
}

/** Upright windows with what belongs to them. */
function drawPanes(stage: Stage, front: Front, lot: Lot, floors: number): Markup {
  const { x, y, width, height, depth, cell, random } = lot;
  const top = y - height + height * 0.03;
  const storey = (height * 0.78) / floors;
  const w = front.isModern
    ? (width / front.columns) * 0.72
    : Math.min((width / front.columns) * 0.38, storey * 0.5);
  const h = Math.min(w * 1.75, storey * 0.64);
  let lamp = '';
  let dark = '';
  let shutters = '';
  let rails = '';
  for (let floor = 0; floor < floors; floor++) {
    const py = top + storey * (floor + 0.5) - h / 2;
    for (let column = 0; column < front.columns; column++) {
      const px = x + (width * (column + 0.5)) / front.columns - w / 2;
      const opening = box(px, py, w, h);
      if (stage.unit('lamp', cell * 61 + floor * 7 + column) < 0.6) lamp += opening;
      else dark += opening;
      if (front.shutters)
        shutters += box(px - w * 0.52, py, w * 0.44, h) + box(px + w * 1.08, py, w * 0.44, h);
    }
    if (front.balconies === 'iron' && (floor % 2 === 1 || floors < 4))
      rails += `M${num(x + width * 0.05)} ${num(py + h)}h${num(width * 0.9)}M${num(x + width * 0.05)} ${num(py + h * 0.7)}h${num(width * 0.9)}`;
  }
  const bay =
    front.balconies === 'glazed'
      ? rect(
          x + width * 0.08,
          top + storey * 0.1,
          width * 0.84,
          storey * (floors - 0.2),
          stage.lit('#fbf6ea', depth),
          { opacity: 0.9 },
        )
      : '';
  if (front.balconies === 'glazed') stage.drawn.add('glazedBalcony');
  return [
    bay,
    path(shutters, stage.tint(random.pick(front.shutters ?? ['#5d7d92']), depth)),
    path(lamp, stage.window),
    path(dark, stage.shaded('#4a5560', depth)),
    stroke(rails, stage.shaded('#3c454c', depth), Math.max(1.4, storey * 0.045), { opacity: 0.75 }),
  ].join('');
}

/** A closed row of town houses as the setting builds them. */
export function drawFronts(stage: Stage, { part, y, width, height, depth, isClear }: RowShape): Markup {
  const { front, walls, tiles } = stage.setting;
  const pitch = width * front.width;
  const drawn: Markup[] = [];
  for (const cell of cells(stage, pitch)) {
    const random = createRandom(stage.key(part), cell);
    const x = cell * pitch;
    if (isClear?.(x + pitch / 2)) continue;
    const tall = height * front.height * (1 + (random.unit() - 0.45) * 0.5 * front.variety);
    // Steps of three through the colours: two houses side by side are rarely of one.
    const turn = cell * 3 + Math.floor(random.unit() * 2);
    const wall = walls[((turn % walls.length) + walls.length) % walls.length] ?? stage.setting.stone;
    const lot: Lot = {
      x,
      y,
      width: pitch * (front.isModern ? 0.86 : 0.99),
      height: tall,
      depth,
      wall,
      face: random.chance(0.72) ? stage.lit(wall, depth) : stage.tint(wall, depth),
      tiles: random.pick(tiles),
      cell,
      random,
    };
    const gable = random.pick(front.gables);
    const floors = Math.max(2, Math.round((random.int(...front.floors) * tall) / (height * front.height)));
    if (front.gables[0] === 'mansard') stage.drawn.add('mansard');
    if (front.timber) stage.drawn.add('timberFrame');
    drawn.push(
      [
        drawTop(stage, gable, lot),
        rect(x, y - tall, lot.width, tall, lot.face),
        front.timber && stage.unit('framed', cell) < 0.75
          ? stroke(frameOf(lot, gable, floors), stage.shaded(front.timber, depth), lot.width * 0.026, {
              opacity: 0.85,
            })
          : '',
        drawPanes(stage, front, lot, floors),
        front.isModern
          ? ''
          : rect(x + lot.width * 0.985, y - tall, lot.width * 0.02, tall, stage.shaded(wall, depth), {
              opacity: 0.5,
            }),
        drawGround(stage, front, lot),
      ].join(''),
    );
  }
  return drawn.join('');
}
