import type { Scene } from '../address.ts';

/** Motifs by kind of surroundings. */
export const MOTIFS = {
  sea: [
    'lighthousePoint',
    'pineBay',
    'dunes',
    'chalkArch',
    'parasols',
    'terracedVillage',
    'coastPath',
    'harbour',
    'lonelyLight',
    'cove',
    'ownFront',
    'regatta',
    'palmBeach',
    'quayBoats',
  ],
  mountain: [
    'greatPeak',
    'ownChalet',
    'towers',
    'valleyVillage',
    'tarn',
    'cableCar',
    'street',
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
  city: [
    'waterfront',
    'street',
    'rooftops',
    'courtyard',
    'plaza',
    'ownFront',
    'canal',
    'gardens',
    'market',
    'oldBridge',
    'parkPond',
    'hillTown',
    'quayBoats',
    'promenade',
    'outskirts',
  ],
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

/** Views that every town has. */
const EVERYWHERE: readonly Motif<'city'>[] = [
  'street',
  'courtyard',
  'ownFront',
  'market',
  'parkPond',
  'outskirts',
];

/** The views of a town: its own ones and those of every town, ordered so that neighbouring views differ most. */
export const inTown = (...own: Motif<'city'>[]): readonly Motif<'city'>[] =>
  MOTIFS.city.filter((motif) => own.includes(motif) || EVERYWHERE.includes(motif));

/** The views of a great city, without those that show fields. */
export const inCity = (...own: Motif<'city'>[]): readonly Motif<'city'>[] =>
  inTown(...own).filter((motif) => motif !== 'outskirts');

/** The views of a town on canals. */
export const onCanals = (...own: Motif<'city'>[]): readonly Motif<'city'>[] =>
  inTown(...own, 'canal', 'quayBoats');

const ROCKY: readonly Motif<'sea'>[] = [
  'lighthousePoint',
  'pineBay',
  'chalkArch',
  'terracedVillage',
  'lonelyLight',
  'cove',
];

/** The views of a coast: its own, and those of every seaside place. */
export const onCoast = (...own: Motif<'sea'>[]): readonly Motif<'sea'>[] => {
  const isRocky = own.some((motif) => ROCKY.includes(motif));
  return MOTIFS.sea.filter(
    (motif) =>
      own.includes(motif) ||
      motif === 'parasols' ||
      motif === 'ownFront' ||
      motif === 'quayBoats' ||
      (motif === 'coastPath' && isRocky),
  );
};

/** The views of a place in the mountains: its own, and a street. */
export const inMountains = (...own: Motif<'mountain'>[]): readonly Motif<'mountain'>[] =>
  MOTIFS.mountain.filter((motif) => own.includes(motif) || motif === 'street');
