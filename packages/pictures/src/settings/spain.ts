import { FRONTS } from './fronts.ts';
import { inCity, inMountains, inTown, onCoast } from './motifs.ts';
import type { Setting } from './setting.ts';
import { SOUTHERN } from './shared.ts';
import { FRANCE } from './france.ts';

const TILES = ['#c4613f', '#b5553c', '#cf7a4e', '#a8603f'];
const SUNFLOWER = '#e6b93f';

const CASTILE: Setting = {
  ...SOUTHERN,
  front: FRONTS.castilian,
  house: { pitch: 0.66 },
  walls: ['#ecd3a6', '#dfb98a', '#f1e0bd', '#d5a878', '#e6c294'],
  tiles: TILES,
  stone: '#dfc08c',
  steeples: ['square', 'spire'],
  landmarks: ['squareTower', 'castle', 'cathedral'],
  relief: 'mesas',
  meadow: '#c2b062',
  fields: ['#dfbb5e', '#d3a850', '#c9b56a', '#cf9a52'],
  trees: ['oak', 'poplar', 'poplar'],
  blossom: [SUNFLOWER, '#d9b04a', '#c9554a'],
  motifs: {
    ...SOUTHERN.motifs,
    countryside: ['plateau', 'castleHill', 'bloomingRows', 'crestTree'],
    city: inTown('plaza', 'rooftops', 'hillTown'),
    mountain: inMountains('hillVillage', 'greatPeak', 'tarn'),
    vineyard: ['castleVines', 'greatTree', 'foldedHills'],
    lake: ['sail', 'lakeTown'],
  },
};

const ANDALUSIA: Setting = {
  ...CASTILE,
  front: FRONTS.white,
  house: { roof: 'flat', pitch: 0.6 },
  walls: ['#fdf8ee', '#faf2e2', '#fbf5ea', '#f6e6c6'],
  tiles: ['#c8754e', '#b5633f', '#d08a5c'],
  stone: '#f0dcb2',
  steeples: ['bellGable', 'campanile'],
  landmarks: ['minaretTower', 'castle'],
  relief: 'hills',
  meadow: '#bfae5c',
  trees: ['olive', 'palm', 'palm'],
  boat: 'rowboat',
  motifs: {
    ...CASTILE.motifs,
    sea: onCoast('palmBeach', 'cove', 'harbour'),
    countryside: ['whiteVillage', 'orchard', 'bloomingRows'],
    city: inTown('plaza', 'hillTown', 'gardens'),
    vineyard: ['foldedHills', 'greatTree'],
    mountain: inMountains('hillVillage', 'greatPeak'),
  },
};

const LEVANT: Setting = {
  ...CASTILE,
  front: FRONTS.southern,
  walls: ['#fbf2e0', '#f4ddb2', '#eec398', '#f6e7c8', '#e9b48c'],
  stone: '#ecd2a0',
  steeples: ['campanile', 'square'],
  landmarks: ['blueDome', 'squareTower'],
  relief: 'hills',
  meadow: '#a9b060',
  trees: ['orange', 'palm', 'palm'],
  boat: 'sailboat',
  motifs: {
    ...CASTILE.motifs,
    sea: onCoast('palmBeach', 'cove', 'pineBay', 'harbour'),
    countryside: ['orchard', 'village', 'castleHill'],
    city: inTown('plaza', 'promenade', 'gardens'),
  },
};

const CATALONIA: Setting = {
  ...LEVANT,
  walls: ['#f0d6a8', '#e6bd8c', '#f4e6c8', '#d9a67a', '#eecb9c'],
  landmarks: ['campanile', 'cathedral'],
  trees: ['umbrellaPine', 'plane', 'cypress'],
  motifs: {
    ...LEVANT.motifs,
    sea: onCoast('cove', 'pineBay', 'terracedVillage', 'harbour'),
    countryside: ['village', 'avenue', 'castleHill', 'bloomingRows'],
    city: inTown('oldBridge', 'rooftops', 'plaza'),
    vineyard: ['foldedHills', 'greatTree', 'castleVines'],
  },
};

const GREEN: Setting = {
  ...FRANCE.basque,
  front: FRONTS.glazed,
  house: { pitch: 0.8 },
  walls: ['#efe6d6', '#d9cdb8', '#f6f0e4', '#c9bca6', '#e6c9a0'],
  tiles: ['#b5553c', '#a8603f', '#8f5a48'],
  stone: '#cfc0a6',
  steeples: ['square', 'bellGable'],
  landmarks: ['squareTower', 'cathedral'],
  meadow: '#74ac58',
  fields: ['#8fb45c', '#a9bd66', '#7fa656', '#b8bd6e'],
  trees: ['oak', 'oak', 'oak'],
  blossom: ['#d9b04a', '#c9655a'],
  motifs: {
    ...FRANCE.basque.motifs,
    sea: onCoast('lighthousePoint', 'harbour', 'lonelyLight'),
    countryside: ['village', 'crestTree', 'orchard'],
    city: inTown('plaza', 'waterfront', 'rooftops'),
    mountain: inMountains('hillVillage', 'greatPeak', 'tarn'),
    vineyard: ['greatTree', 'foldedHills', 'riverBend'],
  },
};

export const SPAIN = {
  castile: CASTILE,
  mancha: {
    ...CASTILE,
    front: FRONTS.white,
    walls: ['#fbf6ea', '#f6ecd4', '#efdcb4'],
    motifs: {
      ...CASTILE.motifs,
      countryside: ['millRidge', 'plateau', 'bloomingRows'],
      city: inTown('plaza', 'hillTown'),
    },
  },
  rioja: {
    ...CASTILE,
    relief: 'hills',
    meadow: '#a9b05c',
    motifs: {
      ...CASTILE.motifs,
      countryside: ['castleHill', 'village', 'crestTree'],
      vineyard: ['castleVines', 'foldedHills', 'greatTree'],
    },
  },
  andalusia: ANDALUSIA,
  levant: LEVANT,
  catalonia: CATALONIA,
  balearics: {
    ...CATALONIA,
    walls: ['#f6e6c4', '#fbf4e4', '#ecc998', '#e9d3a8'],
    landmarks: ['seaCathedral', 'campanile'],
    trees: ['olive', 'palm', 'umbrellaPine'],
    motifs: {
      ...CATALONIA.motifs,
      sea: onCoast('cove', 'pineBay', 'palmBeach', 'harbour'),
      countryside: ['orchard', 'chapel', 'village'],
      city: inTown('waterfront', 'promenade'),
    },
  },
  canaries: {
    ...ANDALUSIA,
    walls: ['#fdf8ee', '#f3c98a', '#e89a78', '#f6e6c6', '#9cc0c0'],
    relief: 'volcanoes',
    meadow: '#a8a25e',
    landmarks: ['campanile', 'blueDome'],
    trees: ['palm', 'palm', 'palm'],
    motifs: {
      ...ANDALUSIA.motifs,
      sea: onCoast('palmBeach', 'cove'),
      countryside: ['whiteVillage', 'chapel'],
      city: inTown('plaza', 'promenade'),
      mountain: inMountains('roundedHeights', 'hillVillage'),
    },
  },
  galicia: GREEN,
  asturias: { ...GREEN, front: FRONTS.southern, relief: 'peaks' },

  madrid: {
    ...CASTILE,
    walls: ['#f1dcb8', '#e6bf98', '#f6ead0', '#dca37e'],
    landmarks: ['cupolaTower', 'triumphalGate'],
    trees: ['plane', 'plane', 'oak'],
    motifs: { ...CASTILE.motifs, city: inCity('plaza', 'rooftops', 'gardens') },
  },
  segovia: {
    ...CASTILE,
    landmarks: ['aqueduct'],
    motifs: { ...CASTILE.motifs, city: inTown('plaza', 'rooftops') },
  },
  barcelona: {
    ...CATALONIA,
    landmarks: ['spindles'],
    trees: ['plane', 'palm', 'palm'],
    motifs: { ...CATALONIA.motifs, city: inCity('rooftops', 'gardens', 'promenade') },
  },
  seville: {
    ...ANDALUSIA,
    walls: ['#fdf8ee', '#f6e0a8', '#f0c27a', '#fbf2e0'],
    front: FRONTS.southern,
    landmarks: ['minaretTower'],
    motifs: { ...ANDALUSIA.motifs, sea: onCoast('palmBeach'), city: inTown('plaza', 'oldBridge', 'gardens') },
  },
  cordoba: {
    ...ANDALUSIA,
    landmarks: ['minaretTower'],
    motifs: { ...ANDALUSIA.motifs, sea: onCoast('palmBeach'), city: inTown('oldBridge', 'plaza') },
  },
  granada: {
    ...ANDALUSIA,
    landmarks: ['redFortress'],
    relief: 'peaks',
    trees: ['olive', 'cypress', 'cypress'],
    motifs: { ...ANDALUSIA.motifs, sea: onCoast('palmBeach'), city: inTown('hillTown', 'rooftops') },
  },
  valencia: {
    ...LEVANT,
    landmarks: ['blueDome', 'squareTower'],
    motifs: { ...LEVANT.motifs, city: inTown('plaza', 'gardens', 'rooftops') },
  },
  bilbao: {
    ...FRANCE.basque,
    front: FRONTS.glazed,
    landmarks: ['titaniumSails'],
    motifs: { ...FRANCE.basque.motifs, city: inTown('waterfront') },
  },
} as const satisfies Record<string, Setting>;
