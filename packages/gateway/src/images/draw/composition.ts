import { createRandom } from '../../catalogue/random.ts';
import type { Scene } from '../address.ts';
import { LANDS } from './seasons.ts';
import { SKIES } from './skies.ts';
import { laterThat, type Mood, moodOf, morningOf } from './mood.ts';
import { STILLS, type StillName } from './stills/drawStill.ts';

export interface Composition {
  mood: Mood;
  /** The moment of a stay in front of the landscape; the landscape itself when left out. */
  still?: StillName;
}

/** An offer's photo: what it belongs to, and its number from 1. */
const NUMBERED = /^((?:.*-)?\d+)-(\d{1,2})$/;

/** The heroes of the home page: sky at the start, light enough for ink, what there is to see at the end. */
const HEROES: Readonly<Record<string, Partial<Mood>>> = {
  'lake/home': {
    sky: SKIES.golden[0],
    land: LANDS.summer,
    variant: 2,
    focusAt: 0.42,
    sunAt: { x: 0.06, y: 330 },
    isMirrored: false,
    zoom: 1,
    isCalm: true,
  },
  'vineyard/home-gift': {
    sky: SKIES.dawn[0],
    land: LANDS.summer,
    variant: 0,
    focusAt: 0.4,
    sunAt: { x: 0.02, y: 310 },
    isMirrored: false,
    zoom: 1,
    isCalm: true,
  },
};

/**
 * What a name shows. Photo 1 of an offer is its wide landscape; those that follow tell of the stay, in an order of its
 * own, the landscape once more from nearer and at another hour among them. All share season and palette.
 */
export function compositionOf(scene: Scene, name: string): Composition {
  const [, stem, digits] = NUMBERED.exec(name) ?? [];
  if (stem === undefined || digits === undefined)
    return { mood: { ...moodOf(scene, name), ...HEROES[`${scene}/${name}`] } };
  const mood = moodOf(scene, stem);
  const order = orderOf(scene, stem);
  const index = (Number(digits) - 1) % (order.length + 1);
  const shown = order[index - 1];
  if (shown === undefined) return { mood };
  if (shown === 'nearer') return { mood: { ...laterThat(mood), zoom: 1.7, isMirrored: !mood.isMirrored } };
  return { mood: shown === 'breakfast' ? morningOf(mood) : mood, still: shown };
}

type Shown = StillName | 'nearer';

/** What photos 2 and up of an offer show. */
function orderOf(scene: Scene, stem: string): Shown[] {
  const random = createRandom('order', scene, stem);
  const shuffled: Shown[] = STILLS.map((still) => ({ still, key: random.unit() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ still }) => still);
  // Third at the latest, so that a short carousel has it too.
  return shuffled.toSpliced(random.int(1, 2), 0, 'nearer');
}
