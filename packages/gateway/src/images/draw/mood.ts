import { createRandom, hashOf } from '../../catalogue/random.ts';
import type { Scene } from '../address.ts';
import { type Land, LANDS, type Season } from './seasons.ts';
import { type Hour, SKIES, type Sky } from './skies.ts';

/** Season, hour and place of the sun. */
export interface Mood {
  seed: string;
  sky: Sky;
  land: Land;
  sunAt: { x: number; y: number };
  /** Where the focal point stands, −1 to 1 of the core. */
  focusAt: number;
  /** Which of the scene's ways of drawing. */
  variant: number;
  isMirrored: boolean;
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

const HOURS: Readonly<Record<Hour, number>> = { dawn: 3, noon: 4, golden: 4, dusk: 3, night: 2 };

export function moodOf(scene: Scene, name: string): Mood {
  const random = createRandom('mood', scene, name);
  const hour = random.weighted(HOURS);
  const sky = random.pick(SKIES[hour]);
  const land = LANDS[random.weighted(SEASONS[scene])];
  const side = random.chance(0.5) ? 1 : -1;
  return {
    seed: `${scene} ${name}`,
    sky,
    land,
    focusAt: side * (0.22 + random.unit() * 0.28),
    sunAt: { x: -side * (0.1 + random.unit() * 0.5), y: hour === 'noon' ? 120 + random.unit() * 120 : hour === 'night' ? 120 + random.unit() * 170 : 290 + random.unit() * 150 },
    variant: hashOf('variant', scene, name),
    isMirrored: random.chance(0.5),
  };
}
