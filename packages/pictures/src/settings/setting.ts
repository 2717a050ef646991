import type { Scene } from '../address.ts';
import type { Colour } from '../draw/colour.ts';
import type { Motif } from './motifs.ts';

export type TreeKind =
  | 'oak'
  | 'plane'
  | 'poplar'
  | 'willow'
  | 'spruce'
  | 'cypress'
  | 'umbrellaPine'
  | 'olive'
  | 'orange'
  | 'palm';

/** Top of a church tower. */
export type Steeple = 'spire' | 'onion' | 'campanile' | 'bellGable' | 'square';

/** Shape of the land on the horizon. */
export type Relief = 'flat' | 'rolling' | 'hills' | 'peaks' | 'volcanoes' | 'mesas';

export type Gable = 'step' | 'bell' | 'spout' | 'flat' | 'pitched' | 'low' | 'mansard';

/** Town houses in closed rows along a street or quay. */
export interface Front {
  /** Gables that occur; each house has one of these. */
  gables: readonly Gable[];
  floors: readonly [min: number, max: number];
  /** Number of windows per row. */
  columns: number;
  /** Width relative to an ordinary house; `height` likewise. */
  width: number;
  height: number;
  /** Variation of their heights, 0 (a boulevard) to 1. */
  variety: number;
  ground: 'doors' | 'arcade' | 'shops';
  /** Colours of shutters; none when left out. */
  shutters?: readonly Colour[];
  /** Colour of the timber frame; none when left out. */
  timber?: Colour;
  balconies?: 'iron' | 'glazed';
  /** Whether they are of glass and concrete. @default false */
  isModern?: boolean;
}

/** Detached houses. */
export interface House {
  /** @default gable */
  roof?: 'gable' | 'flat' | 'step' | 'cone';
  /** Height of the roof relative to an ordinary one. @default 1 */
  pitch?: number;
  timber?: Colour;
  /** Whether they are chalets: wood above stone, under a broad roof. @default false */
  isChalet?: boolean;
}

/** The look of a part of Europe: its buildings, its plants and the land on its horizon. */
export interface Setting {
  front: Front;
  house: House;
  walls: readonly Colour[];
  tiles: readonly Colour[];
  /** Stone of churches, castles and towers. */
  stone: Colour;
  steeples: readonly Steeple[];
  /** Landmarks of its towns; all pictures of a hotel show the same one. */
  landmarks: readonly Landmark[];
  relief: Relief;
  /** Kinds of trees: solitary, along avenues and in gardens. */
  trees: readonly [lone: TreeKind, avenue: TreeKind, garden: TreeKind];
  /** `south`: evergreen, dry in summer, never under snow. */
  climate: 'south' | 'mild' | 'cool';
  /** Colours of meadows and crops outside winter, when those of the season do not fit. */
  meadow?: Colour;
  fields?: readonly Colour[];
  /** Colours of plants that bloom in rows. */
  blossom: readonly Colour[];
  /** Typical boat on the water of a town. */
  boat: 'rowboat' | 'gondola' | 'sailboat' | 'barge';
  motifs: Readonly<{ [S in Scene]: readonly Motif<S>[] }>;
}

export const LANDMARKS = [
  'cathedral',
  'belfry',
  'octagonBelfry',
  'oneSpire',
  'parishChurch',
  'campanile',
  'dome',
  'castle',
  'squareTower',
  'ironTower',
  'whiteDomes',
  'hilltopBasilica',
  'goldenBasilica',
  'needleSpire',
  'brickOctagon',
  'pinkDome',
  'triumphalGate',
  'cupolaTower',
  'spindles',
  'minaretTower',
  'blueDome',
  'redFortress',
  'titaniumSails',
  'seaCathedral',
  'aqueduct',
  'greatDome',
  'arena',
  'ribbedDome',
  'lagoonTower',
  'pinnacles',
  'squareDome',
  'leaningTower',
  'slenderTower',
  'crownTower',
  'cathedralTower',
  'cableBridge',
  'threeTowers',
  'townHallSpire',
] as const;

export type Landmark = (typeof LANDMARKS)[number];
