import { createRandom, hashOf, type Random, unitOf } from '../random.ts';
import { type Colour, lighten, mix } from './colour.ts';
import type { Setting } from '../settings/setting.ts';
import type { Land } from './seasons.ts';
import type { Sky } from './skies.ts';
import type { Markup } from './svg.ts';

/** Every drawing is this tall in its own units; x is 0 in the middle, y is 0 at the top. */
export const HEIGHT = 900;
/** Half of the width that holds the subject: wider pictures show more land on both sides. */
const MAX_CORE = 1150;

/** What one landscape is drawn with. */
export interface Stage {
  /** Half of the width. */
  half: number;
  /** Half of the width in which the focal point is. */
  core: number;
  sky: Sky;
  land: Land;
  /** How the part of Europe that is drawn builds and what grows there. */
  setting: Setting;
  /** Collects the names of what has been drawn that belongs to some places and not to others. */
  drawn: Set<string>;
  sun: { x: number; y: number };
  /** Leaves clear sky: no clouds, nothing that hangs in from above. */
  isCalm: boolean;
  /** A stream of numbers of its own for each part: what one part draws never depends on another or on the width. */
  random: (part: string) => Random;
  /** A number from 0 up to 1 for one of many things, such as the tree in cell 7. */
  unit: (part: string, cell: number) => number;
  /** Names the noise of a part. */
  key: (part: string) => string;
  /** A colour of the land at this hour, `depth` (0 near, 1 gone) into the haze. */
  tint: (colour: Colour, depth?: number) => Colour;
  /** The sunny and the shady side of a colour. */
  lit: (colour: Colour, depth?: number) => Colour;
  shaded: (colour: Colour, depth?: number) => Colour;
  /** The colour of a window: lamplight in the dark. */
  window: Colour;
  /** Which side of a thing at x the light falls on. */
  lightSide: (x: number) => 1 | -1;
  /** Adds a definition and returns how to use it: `url(#…)`. */
  define: (element: (id: string) => Markup) => string;
  /** Draws a piece that is used twice, such as what lies mirrored in water. */
  stamp: (content: Markup) => Markup;
  definitions: () => Markup;
}

export interface StageOptions {
  /** All numbers come from this. */
  seed: string;
  /** In units, for a height of 900. */
  width: number;
  sky: Sky;
  land: Land;
  setting: Setting;
  /** Where the names of what is drawn go. */
  drawn: Set<string>;
  /** Position of the sun: x as a part of the core (−1 to 1), y in units. */
  sunAt: { x: number; y: number };
  /** Begins the ids of definitions; one per drawing that is nested in another. */
  prefix: string;
  /** @default false */
  isCalm?: boolean | undefined;
}

/** A stage without anything on it; drawings collect their definitions in it. */
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
  // Called thousands of times for a forest: the text is hashed once for each part.
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
