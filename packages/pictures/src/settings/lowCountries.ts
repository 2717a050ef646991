import { FRONTS } from './fronts.ts';
import { inCity, inMountains, inTown, onCanals, onCoast } from './motifs.ts';
import type { Setting } from './setting.ts';
import { NORTHERN } from './shared.ts';

const BRICK = ['#b9583f', '#e0b183', '#8c4a3c', '#d98e5f', '#efd9b4', '#c97350', '#a8604a'];
const RED_TILES = ['#a8553d', '#8f4a38', '#6b6a70'];
const TULIPS = ['#d94f36', '#e8b13d', '#d9698a', '#a85a8f'];

const HOLLAND: Setting = {
  ...NORTHERN,
  front: FRONTS.dutch,
  house: { pitch: 1.25 },
  walls: [...BRICK, '#5d6f72'],
  tiles: RED_TILES,
  stone: '#c98c64',
  steeples: ['spire', 'onion'],
  landmarks: ['crownTower', 'parishChurch'],
  relief: 'flat',
  meadow: '#93b85e',
  trees: ['willow', 'poplar', 'oak'],
  blossom: TULIPS,
  motifs: {
    ...NORTHERN.motifs,
    sea: onCoast('dunes', 'regatta', 'lonelyLight'),
    mountain: inMountains('roundedHeights'),
    countryside: ['mill', 'polder', 'bloomingRows'],
    city: onCanals('waterfront', 'oldBridge'),
    vineyard: ['greatTree'],
    lake: ['sail', 'cabin'],
    forest: ['birchPath', 'stag', 'pond'],
  },
};

const FLANDERS: Setting = {
  ...HOLLAND,
  front: FRONTS.flemish,
  house: { roof: 'step', pitch: 1.15 },
  walls: ['#c06a4c', '#e6cfa6', '#a85a44', '#d99a70', '#f0dfbe', '#b9583f'],
  landmarks: ['belfry', 'parishChurch'],
  steeples: ['spire', 'square'],
  trees: ['willow', 'poplar', 'oak'],
  blossom: ['#7f8fc4', '#e6c54a', '#c9554a'],
  motifs: {
    ...HOLLAND.motifs,
    sea: onCoast('dunes', 'regatta', 'harbour'),
    countryside: ['polder', 'village', 'mill', 'bloomingRows'],
    city: onCanals('plaza', 'waterfront', 'oldBridge'),
    forest: ['birchPath', 'pond', 'stream'],
  },
};

const WALLONIA: Setting = {
  ...NORTHERN,
  front: FRONTS.granite,
  house: { pitch: 1.1 },
  walls: ['#cfc0a8', '#b9a893', '#e3d6be', '#a89786', '#d9cbb0'],
  tiles: ['#4f5c66', '#586670', '#626e78'],
  stone: '#bfae96',
  steeples: ['spire', 'onion'],
  landmarks: ['parishChurch', 'castle'],
  relief: 'hills',
  meadow: '#8fb460',
  trees: ['oak', 'oak', 'spruce'],
  blossom: ['#e6c54a', '#d9b95a'],
  motifs: {
    ...NORTHERN.motifs,
    sea: onCoast('dunes'),
    mountain: inMountains('roundedHeights', 'hillVillage'),
    countryside: ['village', 'castleHill', 'riverCastle', 'crestTree'],
    city: inTown('waterfront', 'oldBridge', 'rooftops'),
    vineyard: ['greatTree', 'riverBend'],
    forest: ['forestCastle', 'stag', 'stream', 'woodedValley', 'mistyRidges', 'birchPath'],
  },
};

export const LOW_COUNTRIES = {
  holland: HOLLAND,
  /** Heath and pine woods on sand. */
  veluwe: {
    ...HOLLAND,
    front: FRONTS.brick,
    trees: ['oak', 'oak', 'spruce'],
    relief: 'rolling',
    motifs: {
      ...HOLLAND.motifs,
      countryside: ['village', 'polder', 'crestTree'],
      city: inTown('plaza', 'waterfront'),
      forest: ['birchPath', 'stag', 'pond', 'stream', 'mistyRidges'],
    },
  },
  /** The hills of the south, half-timbered farms and marl. */
  limburg: {
    ...HOLLAND,
    front: FRONTS.brick,
    house: { pitch: 1.1, timber: '#5f4536' },
    walls: ['#f0dfbe', '#e6cfa6', '#c9795a', '#f6ecd8'],
    relief: 'hills',
    landmarks: ['parishChurch', 'squareTower'],
    trees: ['oak', 'poplar', 'oak'],
    motifs: {
      ...HOLLAND.motifs,
      countryside: ['village', 'orchard', 'castleHill'],
      city: inTown('oldBridge', 'plaza', 'rooftops'),
      vineyard: ['greatTree', 'foldedHills'],
      mountain: inMountains('roundedHeights', 'hillVillage'),
      forest: ['birchPath', 'stream', 'woodedValley'],
    },
  },
  flanders: FLANDERS,
  wallonia: WALLONIA,

  amsterdam: { ...HOLLAND, landmarks: ['crownTower'] },
  utrecht: { ...HOLLAND, landmarks: ['cathedralTower'] },
  rotterdam: {
    ...HOLLAND,
    front: FRONTS.modern,
    walls: ['#dfe3df', '#c9d2d2', '#e9ddc8', '#a9b8ba', '#8fa3a8'],
    landmarks: ['cableBridge'],
    boat: 'barge',
    motifs: { ...HOLLAND.motifs, city: inCity('waterfront', 'rooftops', 'quayBoats') },
  },
  bruges: {
    ...FLANDERS,
    landmarks: ['octagonBelfry'],
    motifs: { ...FLANDERS.motifs, city: onCanals('waterfront', 'oldBridge', 'plaza', 'rooftops') },
  },
  ghent: {
    ...FLANDERS,
    landmarks: ['threeTowers'],
    motifs: { ...FLANDERS.motifs, city: onCanals('waterfront', 'oldBridge', 'plaza', 'rooftops') },
  },
  antwerp: {
    ...FLANDERS,
    landmarks: ['oneSpire'],
    boat: 'barge',
    motifs: { ...FLANDERS.motifs, city: inTown('plaza', 'waterfront', 'rooftops', 'quayBoats') },
  },
  brussels: {
    ...FLANDERS,
    walls: ['#f0d9a8', '#e6c48c', '#d9a878', '#f4e6c8', '#cf9068'],
    landmarks: ['townHallSpire'],
    motifs: { ...FLANDERS.motifs, city: inCity('plaza', 'rooftops', 'gardens') },
  },
} as const satisfies Record<string, Setting>;
