import type { Scene } from '../address.ts';

/** Ways of drawing each kind of place: what a picture can be about. */
export const MOTIFS = {
  sea: [
    'lighthousePoint',
    'pineBay',
    'terracedVillage',
    'dunes',
    'chalkArch',
    'regatta',
    'lonelyLight',
    'cove',
    'palmBeach',
    'harbour',
  ],
  mountain: [
    'greatPeak',
    'towers',
    'valleyVillage',
    'tarn',
    'cableCar',
    'alpChapel',
    'highHut',
    'roundedHeights',
    'hillVillage',
  ],
  countryside: [
    'avenue',
    'bloomingRows',
    'mill',
    'village',
    'riverCastle',
    'crestTree',
    'parkland',
    'castleHill',
    'chapel',
    'polder',
    'plateau',
    'whiteVillage',
    'millRidge',
    'orchard',
  ],
  city: ['waterfront', 'rooftops', 'plaza', 'oldBridge', 'gardens', 'hillTown', 'promenade'],
  vineyard: [
    'chateau',
    'foldedHills',
    'greatTree',
    'riverBend',
    'lakeTerraces',
    'castleVines',
    'cypressRoad',
  ],
  lake: ['jetty', 'island', 'villa', 'cabin', 'lakeTown', 'waterCastle', 'sail', 'garden'],
  forest: ['mistyRidges', 'birchPath', 'forestCastle', 'pond', 'stag', 'stream', 'woodedValley', 'pinewood'],
} as const satisfies Record<Scene, readonly string[]>;

export type Motif<S extends Scene = Scene> = (typeof MOTIFS)[S][number];
