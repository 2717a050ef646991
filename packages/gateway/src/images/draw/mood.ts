import { createRandom, hashOf } from '../../catalogue/random.ts';
import type { Scene } from '../address.ts';
import { type Land, LANDS, type Season } from './seasons.ts';
import { type Hour, SKIES, type Sky } from './skies.ts';

/** What one place looks like at one hour. */
export interface Mood {
  /** All further numbers come from this. */
  seed: string;
  sky: Sky;
  land: Land;
  /** Where the sun stands: x as a part of the core (−1 to 1), y in units. */
  sunAt: { x: number; y: number };
  /** Where the focal point stands, −1 to 1 of the core. */
  focusAt: number;
  /** Which of the scene's ways of drawing; any whole number. */
  variant: number;
  isMirrored: boolean;
  /** 1 shows all; more goes nearer to the focal point. */
  zoom: number;
  /** Leaves clear sky, for words on it. @default false */
  isCalm?: boolean;
}

const SEASONS: Readonly<Record<Scene, Readonly<Record<Season, number>>>> = {
  sea: { spring: 3, summer: 7, autumn: 2, winter: 0 },
  mountain: { spring: 2, summer: 3, autumn: 3, winter: 4 },
  countryside: { spring: 4, summer: 5, autumn: 4, winter: 1 },
  city: { spring: 3, summer: 3, autumn: 4, winter: 2 },
  vineyard: { spring: 2, summer: 4, autumn: 5, winter: 0 },
  lake: { spring: 3, summer: 4, autumn: 4, winter: 1 },
  forest: { spring: 3, summer: 3, autumn: 5, winter: 2 },
};

const HOURS: Readonly<Record<Hour, number>> = { dawn: 3, noon: 5, golden: 4, dusk: 2, night: 1 };

function sunHeight(hour: Hour, unit: number): number {
  switch (hour) {
    case 'noon':
      return 110 + unit * 130;
    case 'night':
      return 120 + unit * 170;
    case 'dawn':
    case 'golden':
    case 'dusk':
      return 290 + unit * 140;
  }
}

/** The mood that belongs to a name. Sun and focal point stand on different sides of the middle. */
export function moodOf(scene: Scene, name: string): Mood {
  const random = createRandom('mood', scene, name);
  const hour = random.weighted(HOURS);
  const side = random.chance(0.5) ? 1 : -1;
  return {
    seed: `${scene} ${name}`,
    sky: random.pick(SKIES[hour]),
    land: LANDS[random.weighted(SEASONS[scene])],
    focusAt: side * (0.2 + random.unit() * 0.28),
    sunAt: { x: -side * (0.1 + random.unit() * 0.5), y: sunHeight(hour, random.unit()) },
    variant: hashOf('variant', scene, name),
    isMirrored: random.chance(0.5),
    zoom: random.chance(0.4) ? 1 : 1 + random.unit() * 0.3,
  };
}

/** The same place at another hour that suits its palette: lamps lit after a bright day, light after a dark one. */
export function laterThat(mood: Mood): Mood {
  const random = createRandom('later', mood.seed);
  const hours: Readonly<Record<Hour, readonly Hour[]>> = {
    dawn: ['noon', 'dusk'],
    noon: ['golden', 'dusk', 'night'],
    golden: ['night', 'dusk'],
    dusk: ['dawn', 'golden'],
    night: ['golden', 'dawn'],
  };
  const hour = random.pick(hours[mood.sky.hour]);
  return {
    ...mood,
    sky: random.pick(SKIES[hour]),
    sunAt: { x: mood.sunAt.x, y: sunHeight(hour, random.unit()) },
  };
}

/** The same place in the morning: breakfast is not served by moonlight. */
export function morningOf(mood: Mood): Mood {
  if (mood.sky.hour !== 'night' && mood.sky.hour !== 'dusk') return mood;
  const random = createRandom('morning', mood.seed);
  return {
    ...mood,
    sky: random.pick(SKIES.dawn),
    sunAt: { x: mood.sunAt.x, y: sunHeight('dawn', random.unit()) },
  };
}
