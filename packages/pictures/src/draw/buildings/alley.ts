import { createRandom, type Random } from '../../random.ts';
import type { Gable } from '../../settings/setting.ts';
import type { Colour } from '../colour.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import type { Point } from '../svg.ts';

/** A straight street or canal seen along its length. At scale 1, its lengths are in units of the picture. */
export interface Alley {
  /** Vanishing point of its lines. */
  x: number;
  y: number;
  /** Distance from its middle to the houses. */
  halfWidth: number;
  /** Height of the viewer's eye above the ground. */
  eye: number;
}

/** The side of the alley: −1 left, 1 right. */
export type Side = 1 | -1;

/**
 * The position in the picture of a point `across` from the middle and `up` above the ground, at the distance of
 * `scale`.
 */
export const alleyPoint = ({ x, y, eye }: Alley, across: number, up: number, scale: number): Point => [
  x + across * scale,
  y + (eye - up) * scale,
];

/** How far into the haze a thing at the scale is. */
export const alleyDepth = (scale: number): number => 0.52 * (1 - Math.min(1, scale)) ** 1.6;

/** Scale of each house relative to the one before it. */
const SHRINK = 0.76;
const FARTHEST = 0.085;

/** A house of the alley, with the scales of its near and its far end. */
export interface AlleyHouse {
  side: Side;
  near: number;
  far: number;
  /** Height of the walls. */
  height: number;
  wall: Colour;
  roof: Colour;
  gable: Gable;
  random: Random;
  cell: number;
}

/** Scales of the house ends of an alley, from the edge of the picture to its far end. */
function* houseEnds(
  stage: Stage,
  alley: Alley,
  side: Side,
): Generator<[near: number, far: number, cell: number]> {
  const reach = Math.max(stage.half - side * alley.x, HEIGHT * 0.5);
  // Houses are counted from scale 1, so that every shape of the picture has the same ones.
  let cell = Math.floor(Math.log(reach / alley.halfWidth) / Math.log(SHRINK));
  for (;;) {
    const near = SHRINK ** cell;
    if (near < FARTHEST) return;
    yield [near, near * SHRINK, cell];
    cell++;
  }
}

export function housesOf(stage: Stage, alley: Alley, part: string, side: Side, height: number): AlleyHouse[] {
  const { front, walls, tiles } = stage.setting;
  return Array.from(houseEnds(stage, alley, side), ([near, far, cell]) => {
    const random = createRandom(stage.key(`${part} ${side}`), cell);
    const turn = cell * 3 + Math.floor(random.unit() * 2) + (side === 1 ? 2 : 0);
    const wall = walls[((turn % walls.length) + walls.length) % walls.length] ?? stage.setting.stone;
    const tall =
      height * Math.min(1.15, front.height) * (1 + (random.unit() - 0.5) * 0.42 * Math.min(1, front.variety));
    return {
      side,
      near,
      far,
      height: tall,
      wall,
      roof: random.pick(tiles),
      gable: random.pick(front.gables),
      random,
      cell,
    };
  });
}

/** Scale at a part of the way from the near end of a house to its far one. */
export const scaleAt = ({ near, far }: Pick<AlleyHouse, 'near' | 'far'>, t: number) =>
  1 / ((1 - t) / near + t / far);

/** The steps of a gable above the eaves, as parts of its width and of its height. */
export const PROFILES: Readonly<Partial<Record<Gable, readonly Point[]>>> = {
  step: [
    [0, 0],
    [0, 0.25],
    [0.13, 0.25],
    [0.13, 0.5],
    [0.26, 0.5],
    [0.26, 0.75],
    [0.39, 0.75],
    [0.39, 1],
    [0.61, 1],
    [0.61, 0.75],
    [0.74, 0.75],
    [0.74, 0.5],
    [0.87, 0.5],
    [0.87, 0.25],
    [1, 0.25],
    [1, 0],
  ],
  bell: [
    [0, 0],
    [0.2, 0.1],
    [0.29, 0.4],
    [0.31, 0.78],
    [0.42, 0.97],
    [0.58, 0.97],
    [0.69, 0.78],
    [0.71, 0.4],
    [0.8, 0.1],
    [1, 0],
  ],
  spout: [
    [0, 0],
    [0.38, 0.78],
    [0.38, 1],
    [0.62, 1],
    [0.62, 0.78],
    [1, 0],
  ],
  pitched: [
    [0, 0],
    [0.5, 1.1],
    [1, 0],
  ],
};

/** The upper outline of a house: a gable in the plane of its front, or a roof that leans back. */
export function topOf(alley: Alley, house: AlleyHouse, pitch: number): Point[] {
  const { side, height, gable } = house;
  const across = side * alley.halfWidth;
  const profile = PROFILES[gable];
  if (profile)
    return profile.map(([t, up]) => alleyPoint(alley, across, height + up * 130, scaleAt(house, t)));
  const rise = gable === 'flat' ? 12 : gable === 'mansard' ? 96 : 62 * pitch;
  const back = gable === 'flat' ? 0 : gable === 'mansard' ? 34 : 110;
  const ridge = (t: number) => alleyPoint(alley, across + side * back, height + rise, scaleAt(house, t));
  const eaves = (t: number) => alleyPoint(alley, across - side * 8, height, scaleAt(house, t));
  return [eaves(0), ridge(0), ridge(1), eaves(1)];
}

/** Whether the houses on a side are in the sun. */
export const isSunny = (stage: Stage, alley: Alley, side: Side): boolean =>
  (side === -1) === stage.sun.x > alley.x;
