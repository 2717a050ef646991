import type { Colour } from './colour.ts';
import { createNoise } from './noise.ts';
import { fade, HEIGHT, type Stage, veil } from './stage.ts';
import { line, type Markup, num, path, type Point, rect } from './svg.ts';

/** The height of the ground at every x. */
export type Ground = (x: number) => number;

export interface RidgeShape {
  part: string;
  /** Mean height on the picture. */
  y: number;
  /** Range of the height about the mean. */
  rise: number;
  /** Distance from one hill to the next. */
  span: number;
  /** 1 rolling to 5 craggy. @default 2 */
  octaves?: number;
}

/** Layered noise as a line of hills. */
export function ridgeOf(stage: Stage, { part, y, rise, span, octaves = 2 }: RidgeShape): Ground {
  const noise = createNoise(stage.key(part), octaves, 0.45);
  return (x) => y - noise(x / span) * rise;
}

/** Raises the ground around a point, for a building on a hill. */
export const withHill =
  (ground: Ground, at: number, rise: number, width: number): Ground =>
  (x) =>
    ground(x) - rise * Math.exp(-(((x - at) / width) ** 2));

/** The outline of land from its edge down to the foot of the picture. */
export function landPath(stage: Stage, ground: Ground, bottom = HEIGHT, step = 14): string {
  const points: Point[] = [];
  const reach = Math.ceil(stage.half / step) * step;
  for (let x = -reach; x <= reach; x += step) points.push([x, ground(x)]);
  return `${line(points)}L${num(reach)} ${bottom}L${num(-reach)} ${bottom}Z`;
}

export interface LandColours {
  colour: Colour;
  /** Depth in the haze, 0 to 1. */
  depth: number;
  /** Depth in the haze at its lower end, which makes the mist between two layers. @default depth + 0.3 */
  mist?: number;
  /** Distance below the ridge at which the mist is reached. @default 200 */
  mistDepth?: number;
}

/** A layer of hills that dissolves into mist towards its lower end. */
export function drawLand(
  stage: Stage,
  ground: Ground,
  { colour, depth, mist = Math.min(1, depth + 0.3), mistDepth = 200 }: LandColours,
): Markup {
  const top = topOf(stage, ground);
  const fill = fade(stage, top, top + mistDepth, stage.tint(colour, depth), stage.tint(colour, mist));
  return path(landPath(stage, ground), fill);
}

/** The highest ground in the part of the picture that every size shows. */
function topOf(stage: Stage, ground: Ground): number {
  let top = HEIGHT;
  for (let x = -stage.core; x <= stage.core; x += 40) top = Math.min(top, ground(x));
  return top;
}

/** A bank of mist between two heights, thickest in its middle. */
export function drawMist(stage: Stage, from: number, to: number, strength: number): Markup {
  return rect(
    -stage.half,
    from,
    stage.half * 2,
    to - from,
    veil(stage, from, to, stage.sky.haze, [0, strength, strength * 0.55, 0]),
  );
}

/** Iterates over cells across the width, with some extra at both ends. */
export function* cells(stage: Stage, spacing: number): Generator<number> {
  const last = Math.ceil(stage.half / spacing) + 1;
  for (let cell = -last; cell <= last; cell++) yield cell;
}
