import { FRONTS } from './fronts.ts';
import { inMountains, inTown, onCoast } from './motifs.ts';
import { ALPINE, NORTHERN, SOUTHERN } from './shared.ts';
import type { Setting } from './setting.ts';

export const ZINC = ['#7c8f99', '#6a808c', '#8fa0a6', '#5c7280'];

const SLATE = ['#5c6f7c', '#6b7a84', '#4f6470'];

export const CANAL_TILES = ['#c4613f', '#cf7a4e', '#b5553c', '#d08a5c'];

const PALE_STONE = ['#f4e8d0', '#efdfc2', '#e9d3b0', '#f6ecd8'];

const LAVENDER = '#8069b0';

const RAPE = '#e6c54a';

/** The pale stone and slate of the Paris basin, Picardy and Champagne. */
export const NORTH: Setting = {
  ...NORTHERN,
  front: FRONTS.haussmann,
  house: { pitch: 1.15 },
  walls: PALE_STONE,
  tiles: SLATE,
  stone: '#e6d3b2',
  steeples: ['spire', 'square'],
  landmarks: ['cathedral', 'parishChurch'],
  relief: 'rolling',
  trees: ['oak', 'poplar', 'oak'],
  blossom: [RAPE, '#d9b95a', '#c9554a'],
  motifs: {
    ...NORTHERN.motifs,
    sea: onCoast('dunes', 'regatta', 'harbour'),
    countryside: ['village', 'crestTree', 'parkland', 'bloomingRows', 'riverCastle'],
    city: inTown('rooftops', 'waterfront', 'gardens', 'plaza'),
  },
};

export const NORMANDY: Setting = {
  ...NORTH,
  front: FRONTS.timbered,
  house: { pitch: 1.35, timber: '#5f4536' },
  walls: ['#f6ecd8', '#f0e0c4', '#e7d3b4', '#dcc3a0'],
  tiles: ['#6b7078', '#8a5f4c', '#5c6670'],
  landmarks: ['parishChurch', 'cathedral'],
  relief: 'hills',
  meadow: '#86b35c',
  trees: ['oak', 'poplar', 'oak'],
  blossom: ['#f3d3cf', RAPE],
  boat: 'sailboat',
  motifs: {
    ...NORTH.motifs,
    sea: onCoast('chalkArch', 'regatta', 'harbour', 'dunes'),
    countryside: ['orchard', 'village', 'crestTree', 'parkland'],
    city: inTown('waterfront', 'rooftops', 'plaza'),
  },
};

export const BRITTANY: Setting = {
  ...NORTH,
  front: FRONTS.granite,
  house: { pitch: 1.2 },
  walls: ['#cfc6b8', '#e9e2d4', '#bfb5a6', '#f4eee0'],
  tiles: SLATE,
  stone: '#c2b8a8',
  steeples: ['spire'],
  landmarks: ['parishChurch', 'oneSpire'],
  meadow: '#8fae62',
  trees: ['oak', 'oak', 'umbrellaPine'],
  blossom: ['#d9a0b8', '#e0bf52'],
  boat: 'sailboat',
  motifs: {
    ...NORTH.motifs,
    sea: onCoast('lighthousePoint', 'lonelyLight', 'harbour', 'regatta'),
    countryside: ['village', 'crestTree', 'orchard'],
    city: inTown('waterfront', 'rooftops'),
  },
};

export const ALSACE: Setting = {
  ...NORTH,
  front: FRONTS.timbered,
  house: { pitch: 1.4, timber: '#6b4434' },
  walls: ['#f2d9a8', '#e8a98a', '#cfd8c0', '#f4e6cc', '#a9c0cc', '#e0bf7a'],
  tiles: ['#a8553d', '#b8654a', '#8f4a38'],
  stone: '#c98f70',
  steeples: ['spire', 'square'],
  landmarks: ['parishChurch', 'oneSpire'],
  relief: 'hills',
  trees: ['oak', 'poplar', 'oak'],
  blossom: [RAPE, '#d9b95a'],
  motifs: {
    ...NORTH.motifs,
    countryside: ['village', 'castleHill', 'orchard'],
    city: inTown('waterfront', 'rooftops', 'plaza'),
    vineyard: ['foldedHills', 'castleVines', 'greatTree'],
    mountain: inMountains('roundedHeights', 'hillVillage'),
  },
};

export const LOIRE: Setting = {
  ...NORTH,
  walls: ['#f8f1e0', '#f3e7cc', '#efdfbf'],
  front: FRONTS.ashlar,
  stone: '#f3e6cb',
  landmarks: ['cathedral', 'castle', 'parishChurch'],
  motifs: {
    ...NORTH.motifs,
    sea: onCoast('dunes', 'regatta', 'lonelyLight', 'pineBay'),
    countryside: ['parkland', 'riverCastle', 'village', 'crestTree'],
    city: inTown('oldBridge', 'rooftops', 'waterfront'),
    vineyard: ['chateau', 'greatTree', 'riverBend'],
  },
};

export const BURGUNDY: Setting = {
  ...LOIRE,
  walls: ['#efe0c2', '#e6d0a8', '#dcc196', '#f4e8d0'],
  tiles: ['#8c5f4a', '#a06a4c', '#7a5a4c'],
  house: { pitch: 1.15 },
  steeples: ['spire', 'square', 'onion'],
  landmarks: ['parishChurch', 'cathedral', 'squareTower'],
  relief: 'hills',
  blossom: [RAPE, '#d9b95a'],
  motifs: {
    ...LOIRE.motifs,
    countryside: ['village', 'crestTree', 'castleHill', 'parkland'],
    city: inTown('rooftops', 'oldBridge', 'plaza'),
    vineyard: ['chateau', 'foldedHills', 'greatTree'],
    mountain: inMountains('roundedHeights', 'hillVillage'),
  },
};

export const AUVERGNE: Setting = {
  ...BURGUNDY,
  front: FRONTS.granite,
  walls: ['#b9a99a', '#cbbca8', '#a39488', '#d8cab4'],
  tiles: ['#6b6a70', '#8a5f4c', '#5f656c'],
  stone: '#8f857e',
  house: { pitch: 1.1 },
  steeples: ['square', 'spire'],
  landmarks: ['cathedral', 'parishChurch'],
  relief: 'volcanoes',
  meadow: '#8fb05c',
  motifs: {
    ...BURGUNDY.motifs,
    countryside: ['village', 'castleHill', 'crestTree'],
    city: inTown('rooftops', 'hillTown'),
    mountain: inMountains('roundedHeights', 'hillVillage'),
    lake: ['cabin', 'lakeTown', 'sail'],
  },
};

export const ALPS: Setting = {
  ...ALPINE,
  motifs: { ...ALPINE.motifs, city: inTown('waterfront', 'plaza', 'rooftops') },
};

export const AQUITAINE: Setting = {
  ...LOIRE,
  climate: 'mild',
  front: FRONTS.ashlar,
  walls: ['#f3e3c4', '#ecd6ae', '#e6cda0', '#f6ecd8'],
  tiles: CANAL_TILES,
  stone: '#e8d2a8',
  house: { pitch: 0.72 },
  steeples: ['spire', 'square'],
  landmarks: ['parishChurch', 'castle', 'cathedral'],
  relief: 'rolling',
  trees: ['oak', 'poplar', 'umbrellaPine'],
  blossom: ['#e6b93f', '#dfc058'],
  motifs: {
    ...LOIRE.motifs,
    sea: onCoast('dunes', 'pineBay', 'regatta'),
    countryside: ['village', 'riverCastle', 'bloomingRows', 'castleHill'],
    city: inTown('oldBridge', 'waterfront', 'rooftops'),
    vineyard: ['chateau', 'greatTree', 'foldedHills'],
    lake: ['cabin', 'sail', 'lakeTown'],
    forest: ['pinewood', 'pond', 'stream'],
  },
};

export const TOULOUSE: Setting = {
  ...AQUITAINE,
  front: FRONTS.southern,
  walls: ['#e2a07c', '#e8b896', '#f0d3b0', '#d98f6c'],
  stone: '#d98a66',
  landmarks: ['brickOctagon', 'campanile'],
  trees: ['plane', 'plane', 'cypress'],
  blossom: ['#e6b93f', LAVENDER],
  motifs: { ...AQUITAINE.motifs, city: inTown('oldBridge', 'rooftops', 'plaza') },
};

export const PROVENCE: Setting = {
  ...SOUTHERN,
  front: FRONTS.southern,
  walls: ['#f3e0bd', '#efcfa0', '#e9bd8f', '#f6ecd8', '#e8b08a'],
  tiles: CANAL_TILES,
  stone: '#ecd5aa',
  house: { pitch: 0.68 },
  steeples: ['campanile', 'square'],
  landmarks: ['campanile', 'castle', 'parishChurch'],
  relief: 'hills',
  trees: ['olive', 'cypress', 'cypress'],
  blossom: [LAVENDER, '#8a6fb5', '#7a63a8'],
  motifs: {
    ...SOUTHERN.motifs,
    countryside: ['bloomingRows', 'avenue', 'castleHill', 'chapel', 'village'],
    city: inTown('hillTown', 'rooftops', 'plaza'),
  },
};

export const RIVIERA: Setting = {
  ...PROVENCE,
  walls: ['#f3c98a', '#eeb08a', '#f6e2bd', '#e89a78', '#f1d59a'],
  landmarks: ['campanile', 'dome'],
  trees: ['umbrellaPine', 'palm', 'cypress'],
  boat: 'sailboat',
  motifs: {
    ...PROVENCE.motifs,
    sea: onCoast('pineBay', 'cove', 'terracedVillage', 'palmBeach', 'harbour'),
    countryside: ['chapel', 'avenue', 'castleHill'],
    city: inTown('promenade', 'waterfront', 'hillTown'),
  },
};
