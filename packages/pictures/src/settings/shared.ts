import { FRONTS } from './fronts.ts';
import { inMountains, inTown, onCoast } from './motifs.ts';
import type { Setting } from './setting.ts';

const EVERGREEN_FIELDS = ['#d9bd6a', '#c9b264', '#b5b068', '#cfa85a'] as const;

/** Common properties of the settings north of the Loire. */
export const NORTHERN: Pick<Setting, 'climate' | 'boat' | 'motifs'> = {
  climate: 'cool',
  boat: 'rowboat',
  motifs: {
    sea: onCoast('dunes', 'regatta', 'harbour'),
    mountain: inMountains('roundedHeights', 'hillVillage'),
    countryside: ['village', 'crestTree', 'parkland', 'bloomingRows'],
    city: inTown('rooftops', 'waterfront', 'plaza'),
    vineyard: ['greatTree', 'foldedHills', 'riverBend'],
    lake: ['cabin', 'sail', 'lakeTown'],
    forest: ['birchPath', 'stag', 'pond', 'stream', 'woodedValley', 'mistyRidges', 'forestCastle'],
  },
};

/** Common properties of the Mediterranean settings. */
export const SOUTHERN: Pick<Setting, 'climate' | 'boat' | 'meadow' | 'fields' | 'motifs'> = {
  climate: 'south',
  boat: 'rowboat',
  meadow: '#b3ad5e',
  fields: EVERGREEN_FIELDS,
  motifs: {
    sea: onCoast('pineBay', 'cove', 'terracedVillage', 'harbour'),
    mountain: inMountains('greatPeak', 'hillVillage', 'tarn'),
    countryside: ['avenue', 'castleHill', 'chapel', 'village'],
    city: inTown('hillTown', 'rooftops', 'plaza'),
    vineyard: ['foldedHills', 'cypressRoad', 'castleVines', 'greatTree'],
    lake: ['lakeTown', 'sail', 'garden'],
    forest: ['pinewood', 'woodedValley', 'stream'],
  },
};

/** The high mountains of all countries. */
export const ALPINE: Setting = {
  climate: 'cool',
  boat: 'rowboat',
  front: FRONTS.alpine,
  house: { isChalet: true, pitch: 0.9 },
  walls: ['#f6ecd8', '#f0d9b2', '#e8c39a', '#f2e3c6', '#d9b894'],
  tiles: ['#7a4f40', '#6b5a54', '#8c5440'],
  stone: '#f3e6cd',
  steeples: ['onion', 'spire'],
  landmarks: ['parishChurch'],
  relief: 'peaks',
  trees: ['spruce', 'spruce', 'spruce'],
  blossom: ['#d9b95a', '#c9655a'],
  motifs: {
    sea: onCoast('regatta'),
    mountain: inMountains(
      'ownChalet',
      'greatPeak',
      'valleyVillage',
      'tarn',
      'cableCar',
      'alpChapel',
      'highHut',
    ),
    countryside: ['village', 'crestTree'],
    city: inTown('waterfront', 'plaza'),
    vineyard: ['lakeTerraces', 'castleVines'],
    lake: ['jetty', 'island', 'cabin', 'lakeTown', 'sail', 'waterCastle'],
    forest: ['mistyRidges', 'pond', 'stag', 'stream'],
  },
};
