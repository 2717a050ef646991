import { createRandom } from '../../random.ts';
import type { Front, Gable } from '../../settings/setting.ts';
import { mix } from '../colour.ts';
import { cells } from '../land.ts';
import type { Stage } from '../stage.ts';
import { box, type Markup, num, path, polygon, rect, stroke } from '../svg.ts';
import { CLOTHS } from './cloths.ts';
import { drawFrontTop, type Lot } from './frontTops.ts';

export interface RowShape {
  part: string;
  /** Height of the houses' base on the picture. */
  y: number;
  /** Width of an ordinary house; the setting's front may change it. */
  width: number;
  height: number;
  depth: number;
  /** Whether the row has a gap at the middle of a house. @default no gap */
  isClear?: (x: number) => boolean;
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

/** Doors, arches or shop fronts on the ground floor of a house. */
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
    const awning = CLOTHS[Math.abs(cell) % CLOTHS.length] ?? CLOTHS[0];
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

/** Upright windows with their shutters, balconies or frames. */
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

/** A closed row of town houses in the style of the setting. */
export function drawFronts(stage: Stage, { part, y, width, height, depth, isClear }: RowShape): Markup {
  const { front, walls, tiles } = stage.setting;
  const pitch = width * front.width;
  const drawn: Markup[] = [];
  for (const cell of cells(stage, pitch)) {
    const random = createRandom(stage.key(part), cell);
    const x = cell * pitch;
    if (isClear?.(x + pitch / 2)) continue;
    const tall = height * front.height * (1 + (random.unit() - 0.45) * 0.5 * front.variety);
    // Colours advance in steps of three, so that neighbouring houses rarely have the same one.
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
        drawFrontTop(stage, gable, lot),
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
