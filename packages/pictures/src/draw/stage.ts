import { createRandom, hashOf, type Random, unitOf } from '../random.ts';
import { type Colour, lighten, mix } from './colour.ts';
import type { Setting } from '../settings/setting.ts';
import type { Land } from './seasons.ts';
import type { Sky } from './skies.ts';
import type { Markup } from './svg.ts';

/** Height of every drawing in its own units; x is 0 in the middle, y is 0 at the top. */
export const HEIGHT = 900;
/** Most of half the width in which the subject is: wider pictures show more land on both sides. */
const MAX_CORE = 1150;

/** The tools with which a landscape is drawn. */
export interface Stage {
  /** Half of the width. */
  half: number;
  /** Half the width in which the focal point is. */
  core: number;
  sky: Sky;
  land: Land;
  /** Buildings and plants of the part of Europe that is drawn. */
  setting: Setting;
  /** Collects the names of drawn things that only some places have. */
  drawn: Set<string>;
  sun: { x: number; y: number };
  /** Whether the sky stays clear: no clouds, and nothing that hangs in from above. */
  isCalm: boolean;
  /** A separate stream of random numbers for each part, so that no part depends on another one or on the width. */
  random: (part: string) => Random;
  /** A random number from 0 up to 1 for one of many things, such as the tree in cell 7. */
  unit: (part: string, cell: number) => number;
  /** Key of the noise of a part. */
  key: (part: string) => string;
  /** A colour of the land at this hour, `depth` (0 near, 1 invisible) into the haze. */
  tint: (colour: Colour, depth?: number) => Colour;
  /** The sunny and the shady side of a colour. */
  lit: (colour: Colour, depth?: number) => Colour;
  shaded: (colour: Colour, depth?: number) => Colour;
  /** Colour of windows: lamplight in the dark. */
  window: Colour;
  /** On which side the light falls on a thing at x. */
  lightSide: (x: number) => 1 | -1;
  /** Adds a definition and returns a reference to it: `url(#…)`. */
  define: (element: (id: string) => Markup) => string;
  /** Draws a piece that is used twice, such as a reflection in water. */
  stamp: (content: Markup) => Markup;
  definitions: () => Markup;
}

export interface StageOptions {
  /** Seed of all random numbers. */
  seed: string;
  /** In units, for a height of 900. */
  width: number;
  sky: Sky;
  land: Land;
  setting: Setting;
  /** Collects the names of drawn things. */
  drawn: Set<string>;
  /** Position of the sun: x as a part of the core (−1 to 1), y in units. */
  sunAt: { x: number; y: number };
  /** Prefix of the ids of definitions; unique for each drawing that is nested in another one. */
  prefix: string;
  /** @default false */
  isCalm?: boolean | undefined;
}

/** Creates an empty stage; drawings collect their definitions in it. */
export function createStage({
  seed,
  width,
  sky,
  land,
  setting,
  drawn,
  sunAt,
  prefix,
  isCalm = false,
}: StageOptions): Stage {
  const definitions: Markup[] = [];
  const half = width / 2;
  const core = Math.min(half, MAX_CORE);
  const sunX = sunAt.x * core;
  const hashes = new Map<string, number>();
  // Called thousands of times for a forest, so the text is hashed only once per part.
  const unit = (part: string, cell: number) => {
    let hash = hashes.get(part);
    if (hash === undefined) {
      hash = hashOf(seed, part);
      hashes.set(part, hash);
    }
    return unitOf(hash, cell);
  };
  const toned = (colour: Colour) => mix(colour, sky.shade, sky.tone);
  return {
    half,
    core,
    sky,
    land,
    setting,
    drawn,
    sun: { x: sunX, y: sunAt.y },
    isCalm,
    random: (part) => createRandom(seed, part),
    unit,
    key: (part) => `${seed} ${part}`,
    tint: (colour, depth = 0) => mix(toned(colour), sky.haze, depth),
    lit: (colour, depth = 0) => mix(mix(toned(colour), sky.light, 0.38), sky.haze, depth),
    shaded: (colour, depth = 0) => mix(mix(lighten(toned(colour), -0.03), sky.shade, 0.42), sky.haze, depth),
    window: sky.tone > 0.3 ? '#ffd277' : mix('#3d5663', sky.shade, 0.3),
    lightSide: (x) => (x < sunX ? 1 : -1),
    define: (element) => {
      const id = `${prefix}${definitions.length}`;
      definitions.push(element(id));
      return `url(#${id})`;
    },
    stamp: (content) => {
      const id = `${prefix}${definitions.length}`;
      definitions.push(`<g id="${id}">${content}</g>`);
      return `<use href="#${id}"/>`;
    },
    definitions: () => definitions.join(''),
  };
}

/** A vertical gradient between two heights, through colours at even steps. */
export function fade(
  stage: Stage,
  from: number,
  to: number,
  ...colours: readonly [Colour, Colour, ...Colour[]]
): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${(index / (colours.length - 1)).toFixed(3)}" stop-color="${colour}"/>`,
  );
  return stage.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${Math.round(from)}" y2="${Math.round(to)}">${stops.join('')}</linearGradient>`,
  );
}

/** A vertical gradient of one colour from one opacity to another. */
export function veil(
  stage: Stage,
  from: number,
  to: number,
  colour: Colour,
  opacities: readonly number[],
): string {
  const stops = opacities.map(
    (opacity, index) =>
      `<stop offset="${(index / (opacities.length - 1)).toFixed(3)}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return stage.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${Math.round(from)}" y2="${Math.round(to)}">${stops.join('')}</linearGradient>`,
  );
}

/** Clips to a path. */
export const clip = (stage: Stage, d: string): string =>
  stage.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
