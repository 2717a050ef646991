import type { Motif } from '../../../settings/motifs.ts';
import type { Landscape } from '../landscape.ts';
import { orchard } from './orchard.ts';
import { whiteVillage } from './whiteVillage.ts';
import { plateau } from './plateau.ts';
import { polder } from './polder.ts';
import { avenue } from './avenue.ts';
import { bloomingRows } from './bloomingRows.ts';
import { castleHill } from './castleHill.ts';
import { chapel } from './chapel.ts';
import { crestTree } from './crestTree.ts';
import { mill } from './mill.ts';
import { millRidge } from './millRidge.ts';
import { parkland } from './parkland.ts';
import { riverCastle } from './riverCastle.ts';
import { village } from './village.ts';

export const COUNTRYSIDE: Readonly<Record<Motif<'countryside'>, Landscape>> = {
  avenue: { horizon: 470, focusY: 540, draw: avenue },
  bloomingRows: { horizon: 480, focusY: 540, draw: bloomingRows },
  millRidge: { horizon: 470, focusY: 420, draw: millRidge },
  mill: { horizon: 540, focusY: 420, draw: mill },
  village: { horizon: 440, focusY: 480, draw: village },
  riverCastle: { horizon: 540, focusY: 420, draw: riverCastle },
  crestTree: { horizon: 450, focusY: 430, draw: crestTree },
  parkland: { horizon: 500, focusY: 470, draw: parkland },
  castleHill: { horizon: 470, focusY: 330, draw: castleHill },
  chapel: { horizon: 450, focusY: 440, draw: chapel },
  polder: { horizon: 470, focusY: 520, draw: polder },
  plateau: { horizon: 500, focusY: 520, draw: plateau },
  whiteVillage: { horizon: 430, focusY: 460, draw: whiteVillage },
  orchard: { horizon: 450, focusY: 560, draw: orchard },
};
