import { FRONTS } from './fronts.ts';
import { inCity, inMountains, inTown, onCoast } from './motifs.ts';
import type { Setting } from './setting.ts';
import { ALPINE, SOUTHERN } from './shared.ts';

const TILES = ['#c4613f', '#b5553c', '#cf7a4e', '#d08a5c'];
const POPPY = '#cf5a44';

const TUSCANY: Setting = {
  ...SOUTHERN,
  front: FRONTS.southern,
  house: { pitch: 0.62 },
  walls: ['#f0d3a0', '#e8bd88', '#f4e2bd', '#dfa878', '#ecc794'],
  tiles: TILES,
  stone: '#e6c796',
  steeples: ['campanile'],
  landmarks: ['slenderTower', 'campanile', 'dome'],
  relief: 'hills',
  meadow: '#b4ad5a',
  trees: ['umbrellaPine', 'cypress', 'cypress'],
  blossom: [POPPY, '#e0b858'],
  motifs: {
    ...SOUTHERN.motifs,
    sea: onCoast('pineBay', 'cove', 'harbour'),
    countryside: ['avenue', 'chapel', 'castleHill', 'bloomingRows', 'village'],
    city: inTown('hillTown', 'plaza', 'rooftops'),
  },
};

const PLAIN: Setting = {
  ...TUSCANY,
  front: FRONTS.porticoed,
  walls: ['#e2a07c', '#ecc08e', '#d98f6c', '#f0d9b0', '#c97a58'],
  stone: '#cf8f68',
  landmarks: ['campanile', 'squareTower', 'dome'],
  relief: 'flat',
  climate: 'mild',
  meadow: '#9fb35c',
  trees: ['oak', 'poplar', 'plane'],
  blossom: [POPPY, '#d9b95a'],
  motifs: {
    ...TUSCANY.motifs,
    sea: onCoast('dunes', 'harbour', 'regatta'),
    countryside: ['village', 'riverCastle', 'bloomingRows', 'crestTree'],
    city: inTown('plaza', 'rooftops', 'oldBridge'),
    vineyard: ['foldedHills', 'castleVines', 'greatTree'],
    mountain: inMountains('hillVillage', 'greatPeak'),
    lake: ['lakeTown', 'sail', 'villa'],
    forest: ['woodedValley', 'stream', 'birchPath'],
  },
};

const LIGURIA: Setting = {
  ...TUSCANY,
  walls: ['#f1b27a', '#e58a6a', '#f3d08a', '#f6e2bd', '#dd9a84', '#efc6a0'],
  landmarks: ['campanile', 'dome'],
  trees: ['umbrellaPine', 'palm', 'cypress'],
  boat: 'sailboat',
  motifs: {
    ...TUSCANY.motifs,
    sea: onCoast('terracedVillage', 'pineBay', 'harbour'),
    countryside: ['chapel', 'orchard'],
    city: inTown('waterfront', 'promenade', 'hillTown', 'quayBoats'),
  },
};

const SOUTH: Setting = {
  ...LIGURIA,
  walls: ['#f6dcae', '#f1c294', '#fbeed4', '#e9a884', '#f3d3a2'],
  landmarks: ['blueDome', 'campanile'],
  trees: ['umbrellaPine', 'orange', 'palm'],
  motifs: {
    ...LIGURIA.motifs,
    sea: onCoast('terracedVillage', 'cove', 'pineBay'),
    countryside: ['orchard', 'chapel', 'castleHill'],
    city: inTown('waterfront', 'hillTown', 'plaza'),
  },
};

const ALPS: Setting = {
  ...ALPINE,
  walls: ['#f4e2bd', '#ecc896', '#f6ecd8', '#e2b088'],
  trees: ['spruce', 'spruce', 'plane'],
  motifs: {
    ...ALPINE.motifs,
    lake: ['villa', 'lakeTown', 'garden', 'island', 'sail'],
    city: inTown('waterfront', 'plaza'),
  },
};

export const ITALY = {
  italianalps: ALPS,
  dolomites: {
    ...ALPINE,
    motifs: {
      ...ALPINE.motifs,
      mountain: inMountains('ownChalet', 'towers', 'alpChapel', 'tarn', 'highHut'),
      lake: ['cabin', 'jetty', 'island'],
    },
  },
  piedmont: {
    ...PLAIN,
    walls: ['#dfa27a', '#ecc79a', '#d9906a', '#f1dcb6'],
    relief: 'peaks',
    landmarks: ['campanile', 'castle'],
    trees: ['oak', 'poplar', 'cypress'],
    motifs: {
      ...PLAIN.motifs,
      countryside: ['castleHill', 'village', 'crestTree'],
      vineyard: ['castleVines', 'foldedHills', 'greatTree'],
      lake: ['villa', 'island', 'lakeTown', 'garden'],
    },
  },
  lakes: {
    ...LIGURIA,
    house: { pitch: 0.62 },
    climate: 'mild',
    relief: 'peaks',
    trees: ['umbrellaPine', 'cypress', 'cypress'],
    motifs: {
      ...LIGURIA.motifs,
      sea: onCoast('regatta'),
      mountain: inMountains('greatPeak', 'hillVillage', 'tarn'),
      city: inTown('waterfront', 'hillTown'),
      vineyard: ['lakeTerraces', 'castleVines', 'foldedHills'],
      lake: ['villa', 'lakeTown', 'garden', 'island', 'sail', 'waterCastle'],
    },
  },
  plain: PLAIN,
  veneto: {
    ...PLAIN,
    relief: 'hills',
    trees: ['cypress', 'cypress', 'cypress'],
    motifs: {
      ...PLAIN.motifs,
      sea: onCoast('dunes', 'regatta', 'harbour'),
      countryside: ['avenue', 'village', 'castleHill'],
      city: inTown('oldBridge', 'plaza', 'waterfront'),
      lake: ['villa', 'lakeTown', 'garden', 'sail'],
      vineyard: ['foldedHills', 'cypressRoad', 'castleVines'],
    },
  },
  liguria: LIGURIA,
  tuscany: TUSCANY,
  adriatic: {
    ...TUSCANY,
    landmarks: ['campanile', 'squareTower'],
    motifs: {
      ...TUSCANY.motifs,
      sea: onCoast('palmBeach', 'harbour', 'regatta'),
      countryside: ['village', 'bloomingRows', 'castleHill'],
    },
  },
  campania: SOUTH,
  puglia: {
    ...SOUTH,
    front: FRONTS.white,
    house: { roof: 'cone' },
    walls: ['#fdf8ee', '#faf2e2', '#f6e9cf'],
    tiles: ['#a39a8c', '#b5aa98', '#8f887e'],
    stone: '#f3e2bd',
    relief: 'rolling',
    landmarks: ['campanile', 'cathedral'],
    trees: ['olive', 'olive', 'palm'],
    motifs: {
      ...SOUTH.motifs,
      sea: onCoast('cove', 'harbour'),
      countryside: ['orchard', 'village'],
      city: inTown('plaza', 'waterfront'),
    },
  },
  sicily: {
    ...SOUTH,
    walls: ['#f6dcae', '#ecc894', '#f3e6c8', '#e3b488'],
    relief: 'volcanoes',
    landmarks: ['dome', 'campanile'],
    trees: ['olive', 'palm', 'orange'],
    motifs: {
      ...SOUTH.motifs,
      sea: onCoast('cove', 'palmBeach', 'terracedVillage'),
      countryside: ['orchard', 'castleHill'],
    },
  },
  sardinia: {
    ...SOUTH,
    landmarks: ['campanile', 'squareTower'],
    trees: ['olive', 'palm', 'umbrellaPine'],
    motifs: { ...SOUTH.motifs, sea: onCoast('cove', 'pineBay', 'harbour') },
  },

  rome: {
    ...TUSCANY,
    walls: ['#eec08a', '#e3a578', '#f4dcb0', '#d98f68', '#f0cf9c'],
    landmarks: ['greatDome', 'arena'],
    motifs: { ...TUSCANY.motifs, city: inCity('oldBridge', 'rooftops', 'gardens') },
  },
  florence: {
    ...TUSCANY,
    landmarks: ['ribbedDome'],
    motifs: { ...TUSCANY.motifs, city: inTown('oldBridge', 'rooftops', 'waterfront') },
  },
  siena: {
    ...TUSCANY,
    landmarks: ['slenderTower'],
    motifs: { ...TUSCANY.motifs, city: inTown('hillTown', 'plaza') },
  },
  pisa: {
    ...TUSCANY,
    landmarks: ['leaningTower'],
    motifs: { ...TUSCANY.motifs, city: inTown('gardens', 'waterfront') },
  },
  venice: {
    ...PLAIN,
    front: { ...FRONTS.southern, width: 1.15, ground: 'arcade' },
    walls: ['#e2957a', '#ecc08e', '#d9846a', '#f3e3c4', '#c97a62', '#f0cda2'],
    landmarks: ['lagoonTower', 'whiteDomes'],
    boat: 'gondola',
    motifs: {
      ...PLAIN.motifs,
      sea: onCoast('dunes', 'regatta'),
      // No views with fields or parks: the town ends at the water.
      city: [
        'waterfront',
        'street',
        'canal',
        'courtyard',
        'oldBridge',
        'ownFront',
        'quayBoats',
        'market',
        'rooftops',
      ],
    },
  },
  milan: {
    ...PLAIN,
    front: { ...FRONTS.haussmann, gables: ['low', 'flat'] },
    walls: ['#f1d6a4', '#ecc38e', '#f6e6c8', '#dfae84'],
    landmarks: ['pinnacles'],
    relief: 'peaks',
    motifs: { ...PLAIN.motifs, city: inCity('plaza', 'rooftops', 'gardens') },
  },
  turin: {
    ...PLAIN,
    landmarks: ['squareDome'],
    relief: 'peaks',
    motifs: { ...PLAIN.motifs, city: inCity('rooftops', 'oldBridge', 'gardens') },
  },
  verona: {
    ...PLAIN,
    landmarks: ['squareTower', 'arena'],
    relief: 'hills',
    trees: ['cypress', 'cypress', 'cypress'],
    motifs: { ...PLAIN.motifs, city: inTown('oldBridge', 'plaza') },
  },
  naples: {
    ...SOUTH,
    relief: 'volcanoes',
    landmarks: ['castle', 'blueDome'],
    motifs: { ...SOUTH.motifs, city: inCity('promenade', 'waterfront', 'rooftops', 'quayBoats') },
  },
} as const satisfies Record<string, Setting>;
