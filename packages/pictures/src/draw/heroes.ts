import { SETTINGS } from '../settings/settings.ts';
import type { Mood } from './mood.ts';
import { LANDS } from './seasons.ts';
import { DEEP_NIGHT, SKIES } from './skies.ts';

/** A landscape of the home page: calm sky at the start for the title, what there is to see towards the end. */
interface Hero {
  wide: Partial<Mood>;
  /** What differs where the title is above the picture's subject instead of beside it. */
  narrow: Partial<Mood>;
}

/** Wider than this, the title is beside the subject. */
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

/** By scene and name of the address; the `-night` ones are for light text. */
const HEROES: Readonly<Record<string, Hero>> = {
  'lake/home': LAKE,
  'lake/home-night': byNight(LAKE, SKIES.night[0]),
  'vineyard/home-gift': VINES,
  'vineyard/home-gift-night': byNight(VINES, DEEP_NIGHT),
};

/** How the home page's picture of that name is composed for a shape; nothing for other names. */
export function heroOf(address: string, aspect: number): Partial<Mood> {
  const hero = HEROES[address];
  if (!hero) return {};
  return aspect < NARROW_ASPECT ? { ...hero.wide, ...hero.narrow } : hero.wide;
}
