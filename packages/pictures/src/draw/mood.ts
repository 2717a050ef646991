import { createRandom, hashOf } from '../random.ts';
import type { Scene } from '../address.ts';
import { MOTIFS, type Motif } from '../settings/motifs.ts';
import type { Setting } from '../settings/setting.ts';
import { SETTINGS, type SettingName } from '../settings/settings.ts';
import type { Foreground } from './foregrounds.ts';
import { type Land, LANDS, type Season } from './seasons.ts';
import { type Hour, SKIES, type Sky } from './skies.ts';

/** The appearance of a place at one hour. */
export interface Mood {
  /** Seed of all further random numbers. */
  seed: string;
  setting: Setting;
  sky: Sky;
  land: Land;
  /** Index of the place's sky among those of each hour. */
  family: number;
  /** Position of the sun: x as a part of the core (−1 to 1), y in units. */
  sunAt: { x: number; y: number };
  /** Position of the focal point, −1 to 1 of the core. */
  focusAt: number;
  /** The way in which the scene is drawn. */
  motif: Motif;
  /** What surrounds the viewer. */
  foreground: Foreground;
  isMirrored: boolean;
  /** 1 shows the whole landscape; more zooms in on the focal point. */
  zoom: number;
  /** Keeps the top of the sky in a nearer view, so that the focal point is lower. @default false */
  isLow?: boolean;
  /** Whether the sky stays clear, for text on it. @default false */
  isCalm?: boolean;
}

type Weights<Key extends string> = Readonly<Record<Key, number>>;

const SEASONS: Readonly<Record<Scene, Weights<Season>>> = {
  sea: { spring: 3, summer: 7, autumn: 2, winter: 0 },
  mountain: { spring: 2, summer: 3, autumn: 3, winter: 4 },
  countryside: { spring: 4, summer: 5, autumn: 4, winter: 1 },
  city: { spring: 3, summer: 3, autumn: 4, winter: 2 },
  vineyard: { spring: 2, summer: 4, autumn: 5, winter: 0 },
  lake: { spring: 3, summer: 4, autumn: 4, winter: 1 },
  forest: { spring: 3, summer: 3, autumn: 5, winter: 2 },
};

const HOURS: Weights<Hour> = { dawn: 3, noon: 5, golden: 4, dusk: 2, night: 1 };

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

const EVERGREEN = ['#6f8f56', '#8a9f5e', '#557f52', '#9aa66a'] as const;

/** The land of a season in a setting: evergreen in the south, and in the setting's own colours. */
function landOf(setting: Setting, season: Season): Land {
  const land = LANDS[season];
  if (land.isSnowy) return land;
  const { meadow = land.meadow, fields = land.fields, climate } = setting;
  return climate === 'south'
    ? { ...land, meadow, fields, wood: '#6d8a58', foliage: EVERGREEN }
    : { ...land, meadow: season === 'autumn' ? land.meadow : meadow, fields };
}

function seasonOf(scene: Scene, setting: Setting, random: ReturnType<typeof createRandom>): Season {
  const weights = SEASONS[scene];
  const isSnowless = setting.climate === 'south' || (setting.climate === 'mild' && scene !== 'mountain');
  return random.weighted(isSnowless ? { ...weights, winter: 0, summer: weights.summer + 2 } : weights);
}

/** Motifs that surround the viewer, so that no balcony, gallery or boughs are drawn in front. */
const NEAR: ReadonlySet<Motif> = new Set<Motif>([
  'street',
  'courtyard',
  'ownFront',
  'ownChalet',
  'market',
  'plaza',
  'canal',
  'parkPond',
  'quayBoats',
  'outskirts',
  'promenade',
]);

/** The foregrounds in turn; the place of a view among the motifs decides which one it gets. */
const ROUNDS: readonly Foreground[] = ['open', 'balcony', 'open', 'boughs', 'open', 'loggia'];

/** Galleries are replaced by balconies in cool climates. */
const foregroundIn = ({ climate }: Setting, nth: number): Foreground => {
  const foreground = ROUNDS[nth % ROUNDS.length] ?? 'open';
  return foreground === 'loggia' && climate === 'cool' ? 'balcony' : foreground;
};

/**
 * Everything about a place except the hour and the distance of a view.
 *
 * @param view places with consecutive views differ in composition; those with the same composition differ in colours
 */
export function placeOf(
  scene: Scene,
  settingName: SettingName,
  placeId: string | number,
  view?: number,
): Mood {
  const setting = SETTINGS[settingName];
  const random = createRandom('place', scene, settingName, placeId);
  const side = random.chance(0.5) ? 1 : -1;
  const turn = hashOf('turn', scene, settingName) + (view ?? hashOf(placeId));
  const motifs: readonly Motif[] = setting.motifs[scene].length > 0 ? setting.motifs[scene] : MOTIFS[scene];
  const nth = turn % motifs.length;
  const round = Math.floor(turn / motifs.length);
  const motif = motifs[nth] as Motif;
  const family = (nth + round) % 3;
  const place = {
    seed: `${scene} ${settingName} ${placeId}`,
    setting,
    sky: SKIES.noon[0],
    land: landOf(setting, seasonOf(scene, setting, random)),
    family,
    focusAt: side * (0.2 + random.unit() * 0.28),
    sunAt: { x: -side * (0.1 + random.unit() * 0.5), y: 0 },
    motif,
    foreground: view !== undefined && !NEAR.has(motif) ? foregroundIn(setting, nth + round) : 'open',
    isMirrored: random.chance(0.5),
    zoom: 1,
  };
  return at(place, random.weighted(HOURS), random.unit());
}

/** The place at another hour, in its own family of colours; `unit`, 0 to 1, sets the height of the sun. */
export function at(mood: Mood, hour: Hour, unit: number): Mood {
  return {
    ...mood,
    sky: SKIES[hour][mood.family] ?? SKIES[hour][0],
    sunAt: { x: mood.sunAt.x, y: sunHeight(hour, unit) },
  };
}

/** The place as an offer shows it: at another hour, and from another distance. */
export function viewOf(place: Mood, viewId: string | number): Mood {
  const random = createRandom('view', place.seed, viewId);
  // Limited in towns, whose emblem would lose its top.
  const nearest = place.seed.startsWith('city') ? 0.08 : 0.28;
  const zoom = random.chance(0.45) ? 1 : 1 + random.unit() * nearest;
  return { ...at(place, random.weighted(HOURS), random.unit()), zoom };
}

const LATER: Readonly<Record<Hour, readonly Hour[]>> = {
  dawn: ['noon', 'dusk'],
  noon: ['golden', 'dusk', 'night'],
  golden: ['night', 'dusk'],
  dusk: ['dawn', 'golden'],
  night: ['golden', 'dawn'],
};

/** The same place at another hour with a contrasting palette: night after a bright day, light after a dark one. */
export function laterThat(mood: Mood): Mood {
  const random = createRandom('later', mood.seed);
  return at(mood, random.pick(LATER[mood.sky.hour]), random.unit());
}

/** The same place in the morning: breakfast is not shown in the dark. */
export function morningOf(mood: Mood): Mood {
  return mood.sky.tone > 0.3 ? at(mood, 'dawn', createRandom('morning', mood.seed).unit()) : mood;
}
