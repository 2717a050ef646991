import { SETTINGS } from '../settings/settings.ts';
import type { Mood } from './mood.ts';
import { LANDS } from './seasons.ts';
import { DEEP_NIGHT, SKIES } from './skies.ts';

/** A landscape of the home page: calm sky at the start, behind the title, and the subject towards the end. */
interface Hero {
  wide: Partial<Mood>;
  /** Changes for shapes in which the title is above the subject instead of beside it. */
  narrow: Partial<Mood>;
}

/** Aspect ratio from which the title is beside the subject. */
const NARROW_ASPECT = 1.6;

const LAKE: Hero = {
  wide: {
    seed: 'lake home',
    sky: SKIES.golden[0],
    land: LANDS.summer,
    setting: SETTINGS.lakes,
    motif: 'villa',
    focusAt: 0.42,
    sunAt: { x: 0.06, y: 330 },
    isMirrored: false,
    zoom: 1,
    isCalm: true,
  },
  narrow: { focusAt: 0.2, sunAt: { x: -0.42, y: 380 }, zoom: 1.18, isLow: true },
};

const VINES: Hero = {
  wide: {
    seed: 'vineyard home-gift',
    sky: SKIES.dawn[0],
    land: LANDS.summer,
    setting: SETTINGS.bordeaux,
    motif: 'chateau',
    focusAt: 0.4,
    sunAt: { x: 0.02, y: 310 },
    isMirrored: false,
    zoom: 1,
    isCalm: true,
  },
  narrow: { focusAt: 0.16, sunAt: { x: -0.5, y: 350 }, zoom: 1.16, isLow: true },
};

/** The same place after dark, the moon away from the title. */
const byNight = ({ wide, narrow }: Hero, sky: Mood['sky']): Hero => ({
  wide: { ...wide, sky, sunAt: { x: 0.14, y: 190 } },
  narrow: { ...narrow, sunAt: { x: 0.74, y: 130 } },
});

/** Home page pictures by scene and name of the address; the `-night` ones are for light text. */
const HEROES: Readonly<Record<string, Hero>> = {
  'lake/home': LAKE,
  'lake/home-night': byNight(LAKE, SKIES.night[0]),
  'vineyard/home-gift': VINES,
  'vineyard/home-gift-night': byNight(VINES, DEEP_NIGHT),
};

/** Composition of a home page picture for an aspect ratio; empty for other pictures. */
export function heroOf(address: string, aspect: number): Partial<Mood> {
  const hero = HEROES[address];
  if (!hero) return {};
  return aspect < NARROW_ASPECT ? { ...hero.wide, ...hero.narrow } : hero.wide;
}
