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

/** How a church tower ends. */
export type Steeple = 'spire' | 'onion' | 'campanile' | 'bellGable' | 'square';

/** What stands on the horizon behind everything else. */
export type Relief = 'flat' | 'rolling' | 'hills' | 'peaks' | 'volcanoes' | 'mesas';

export type Gable = 'step' | 'bell' | 'spout' | 'flat' | 'pitched' | 'low' | 'mansard';

/** Town houses that stand wall to wall along a street or quay. */
export interface Front {
  /** How their fronts end; one of these each. */
  gables: readonly Gable[];
  floors: readonly [min: number, max: number];
  /** Windows in a row. */
  columns: number;
  /** Width and height against an ordinary house. */
  width: number;
  height: number;
  /** How unlike their heights are, 0 (a boulevard) to 1. */
  variety: number;
  ground: 'doors' | 'arcade' | 'shops';
  /** Colours of shutters; none when left out. */
  shutters?: readonly Colour[];
  /** Timber in the walls. */
  timber?: Colour;
  balconies?: 'iron' | 'glazed';
  /** Glass and concrete. @default false */
  isModern?: boolean;
}

/** Houses that stand by themselves. */
export interface House {
  /** @default gable */
  roof?: 'gable' | 'flat' | 'step' | 'cone';
  /** Height of the roof against an ordinary one. @default 1 */
  pitch?: number;
  timber?: Colour;
  /** Built of wood over stone, under a broad roof. @default false */
  isChalet?: boolean;
}

/** What a part of Europe looks like in our pictures: how it builds, what grows, what lies behind. */
export interface Setting {
  front: Front;
  house: House;
  walls: readonly Colour[];
  tiles: readonly Colour[];
  /** Of churches, castles and towers. */
  stone: Colour;
  steeples: readonly Steeple[];
  /** What rises over a town; the first is its emblem. */
  landmarks: readonly Landmark[];
  relief: Relief;
  /** The lone tree, the avenue, what grows about houses. */
  trees: readonly [lone: TreeKind, avenue: TreeKind, garden: TreeKind];
  /** South: evergreen, dry in summer, never under snow. */
  climate: 'south' | 'mild' | 'cool';
  /** Colours of meadows and crops outside winter, where the season's own would be wrong. */
  meadow?: Colour;
  fields?: readonly Colour[];
  /** What blooms in rows. */
  blossom: readonly Colour[];
  /** What floats on the water of a town. */
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
