import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { type Markup, outline, path, type Point, stroke } from '../svg.ts';
import {
  type Alley,
  alleyDepth,
  type AlleyHouse,
  alleyPoint,
  housesOf,
  PROFILES,
  scaleAt,
  topOf,
  isSunny,
} from './alley.ts';
import { CLOTHS } from './cloths.ts';

const quad = (
  alley: Alley,
  house: AlleyHouse,
  from: number,
  to: number,
  low: number,
  high: number,
): string => {
  const across = house.side * alley.halfWidth;
  const [a, b] = [scaleAt(house, from), scaleAt(house, to)];
  return outline([
    alleyPoint(alley, across, low, a),
    alleyPoint(alley, across, high, a),
    alleyPoint(alley, across, high, b),
    alleyPoint(alley, across, low, b),
  ]);
};

function drawAlleyHouse(stage: Stage, alley: Alley, house: AlleyHouse): Markup {
  const { front, house: own } = stage.setting;
  const { side, near, height, wall, roof, gable, random, cell } = house;
  const depth = alleyDepth(near);
  const isLit = isSunny(stage, alley, side);
  const face = isLit ? stage.lit(wall, depth) : mix(stage.tint(wall, depth), stage.shaded(wall, depth), 0.5);
  const floors = Math.max(2, Math.round((random.int(...front.floors) * height) / 560));
  const storey = (height * 0.8) / floors;
  const columns = Math.min(front.columns, 3);
  const isGabled = PROFILES[gable] !== undefined;
  let lamp = '';
  let dark = '';
  let shutters = '';
  let rails = '';
  for (let floor = 0; floor < floors; floor++) {
    const low = height * 0.2 + storey * (floor + 0.22);
    const high = low + storey * 0.58;
    for (let column = 0; column < columns; column++) {
      const middle = (column + 0.5) / columns;
      const half = front.isModern ? 0.36 / columns : 0.19 / columns;
      const pane = quad(alley, house, middle - half, middle + half, low, high);
      if (stage.unit(`alley lamp ${side}`, cell * 61 + floor * 7 + column) < 0.6) lamp += pane;
      else dark += pane;
      if (front.shutters)
        shutters +=
          quad(alley, house, middle - half * 1.9, middle - half * 1.12, low, high) +
          quad(alley, house, middle + half * 1.12, middle + half * 1.9, low, high);
    }
    if (front.balconies && floor % 2 === 0)
      rails += quad(alley, house, 0.06, 0.94, low - 4, low + storey * 0.17);
  }
  const doors =
    front.ground === 'doors'
      ? [[0.36, 0.62]]
      : [
          [0.1, 0.44],
          [0.56, 0.9],
        ];
  const ground = doors.map(([from = 0, to = 1]) => quad(alley, house, from, to, 0, height * 0.145)).join('');
  const lit = stage.sky.tone > 0.3;
  if (gable === 'step') stage.drawn.add('stepGable');
  if (gable === 'bell' || gable === 'spout') stage.drawn.add('dutchGable');
  if (gable === 'mansard') stage.drawn.add('mansard');
  if (front.timber) stage.drawn.add('timberFrame');
  return [
    path(
      outline(topOf(alley, house, own.pitch ?? 1)),
      isGabled
        ? mix(face, stage.sky.shade, 0.06)
        : isLit
          ? stage.tint(roof, depth)
          : stage.shaded(roof, depth),
    ),
    path(quad(alley, house, 0, 1, -2, height + 1), face),
    path(quad(alley, house, 0.975, 1, 0, height), stage.shaded(wall, depth), { opacity: 0.5 }),
    front.timber
      ? stroke(timbers(alley, house, floors), stage.shaded(front.timber, depth), 9 * near, { opacity: 0.8 })
      : '',
    path(shutters, stage.tint(random.pick(front.shutters ?? ['#5d7d92']), depth)),
    path(lamp, stage.window),
    path(dark, stage.shaded('#4a5560', depth)),
    rails
      ? path(rails, stage.shaded(front.balconies === 'glazed' ? '#f4ecdc' : '#3c454c', depth), {
          opacity: 0.55,
        })
      : '',
    path(quad(alley, house, 0, 1, 0, height * 0.17), stage.shaded(wall, depth), { opacity: 0.45 }),
    path(ground, lit ? stage.window : stage.shaded('#3d4a50', depth)),
    front.ground === 'shops' && near < 1.4
      ? path(
          awningOf(alley, house),
          stage.tint(CLOTHS[Math.abs(cell + side) % CLOTHS.length] ?? CLOTHS[0], depth),
        )
      : '',
  ].join('');
}

function awningOf(alley: Alley, house: AlleyHouse): string {
  const across = house.side * alley.halfWidth;
  const out = across - house.side * 46;
  const at = (t: number, x: number, up: number) => alleyPoint(alley, x, up, scaleAt(house, t));
  const top = house.height * 0.18;
  return outline([
    at(0.08, across, top),
    at(0.08, out, top - 34),
    at(0.92, out, top - 34),
    at(0.92, across, top),
  ]);
}

function timbers(alley: Alley, house: AlleyHouse, floors: number): string {
  const across = house.side * alley.halfWidth;
  const at = (t: number, up: number) => alleyPoint(alley, across, up, scaleAt(house, t));
  const bar = ([ax, ay]: Point, [bx, by]: Point) =>
    `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}`;
  let d = '';
  for (let floor = 0; floor <= floors; floor++) {
    const up = house.height * (0.2 + (0.8 * floor) / floors);
    d += bar(at(0, up), at(1, up));
  }
  for (let post = 0; post <= 3; post++)
    d += bar(at(post / 3, house.height * 0.2), at(post / 3, house.height));
  return d;
}

export interface HouseLines {
  part: string;
  /** Height of an ordinary house's walls. */
  height: number;
}

/** The houses of both sides, the farthest first. */
export function drawAlley(stage: Stage, alley: Alley, { part, height }: HouseLines): Markup {
  return ([-1, 1] as const)
    .map((side) =>
      housesOf(stage, alley, part, side, height)
        .toReversed()
        .map((house) => drawAlleyHouse(stage, alley, house))
        .join(''),
    )
    .join('');
}

/** The same houses mirrored in water that is `drop` below the ground: colours without detail. */
export function mirrorAlley(stage: Stage, alley: Alley, { part, height }: HouseLines, drop: number): Markup {
  const deep: Alley = { ...alley, eye: alley.eye + 2 * drop };
  return ([-1, 1] as const)
    .flatMap((side) =>
      housesOf(stage, alley, part, side, height)
        .toReversed()
        .map((house) => {
          const depth = alleyDepth(house.near);
          const across = side * alley.halfWidth;
          // A point above the water is mirrored at the same distance below it.
          const down = (t: number, up: number): Point => {
            const scale = scaleAt(house, t);
            return [deep.x + across * scale, deep.y + (deep.eye + up) * scale];
          };
          const top: Point[] = (
            PROFILES[house.gable] ?? [
              [0, 0],
              [1, 0],
            ]
          ).map(([t, up]) => down(t, house.height + up * 130));
          const isLit = isSunny(stage, alley, side);
          return path(
            outline([down(0, 0), ...top, down(1, 0)]),
            isLit ? stage.lit(house.wall, depth) : stage.shaded(house.wall, depth),
          );
        }),
    )
    .join('');
}
